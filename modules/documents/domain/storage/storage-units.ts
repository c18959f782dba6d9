const bytesOfGB = 1024 ** 3;

/** Three decimals: a megabyte is still seen. */
export const gigabytes = (bytes: number): number => Math.round((bytes / bytesOfGB) * 1000) / 1000;

/** G-062: the field holds gigabytes, the call carries megabytes. */
export const megabytesOf = (gigabytesGiven: number): number => gigabytesGiven * 1024;

/** The setting keeps gigabytes with at most three decimals. */
export const limitSetting = (megabytes: number): string =>
  String(Math.round((megabytes / 1024) * 1000) / 1000);

/** How full, from 0 to 1 and beyond; null without a limit. */
export function fullness(used: number, limit: number | null): number | null {
  if (limit === null) return null;
  return limit === 0 ? 1 : used / limit;
}
