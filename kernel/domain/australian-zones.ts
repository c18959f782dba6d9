/** D-010: what people in Australia call the time of a zone, in winter and in summer. */
export type TimeZoneEntry = {
  readonly name: string;
  readonly standardTime: string;
  /** The same as `standardTime` where clocks are not changed. */
  readonly daylightTime: string;
};

const eastern = { standardTime: 'AEST', daylightTime: 'AEDT' };
const central = { standardTime: 'ACST', daylightTime: 'ACDT' };
const same = (name: string) => ({ standardTime: name, daylightTime: name });

export const australianZones: readonly TimeZoneEntry[] = [
  { name: 'Australia/Sydney', ...eastern },
  { name: 'Australia/Melbourne', ...eastern },
  { name: 'Australia/Hobart', ...eastern },
  { name: 'Australia/Brisbane', ...same('AEST') },
  { name: 'Australia/Lindeman', ...same('AEST') },
  { name: 'Australia/Adelaide', ...central },
  { name: 'Australia/Broken_Hill', ...central },
  { name: 'Australia/Darwin', ...same('ACST') },
  { name: 'Australia/Perth', ...same('AWST') },
  { name: 'Australia/Eucla', ...same('ACWST') },
  { name: 'Australia/Lord_Howe', standardTime: 'LHST', daylightTime: 'LHDT' },
];
