import type { AustralianState } from '#platform/domain';

export type EarlyNotice = {
  readonly what: string;
  readonly months?: number;
  readonly days?: number;
};

export type LimitationRule = {
  readonly state: AustralianState;
  /** Null: nobody sues for damages there, so nothing runs out. */
  readonly years: number | null;
  /** Whoever was younger than this on the day counts from that birthday. */
  readonly minorsFrom?: number;
  readonly source: string;
  /** `check`: to be confirmed by a practitioner before anybody relies on it. */
  readonly mark: 'sure' | 'check';
  /** What must be done much earlier than a court is asked. */
  readonly notices: readonly EarlyNotice[];
};

/** Raised with every change of a row, so that a date can be traced to the table it came from. */
export const limitationVersion = '2026-11';

/** G-132, from the table of Australian facts: the state is that of the accident. */
export const limitationRules: readonly LimitationRule[] = [
  {
    state: 'NSW',
    years: 3,
    source: 'Motor Accident Injuries Act 2017 (NSW)',
    mark: 'sure',
    notices: [
      { what: 'Claim for statutory benefits, to be paid back to the accident', days: 28 },
      { what: 'Claim for statutory benefits', months: 3 },
    ],
  },
  {
    state: 'VIC',
    years: 6,
    minorsFrom: 18,
    source: 'Transport Accident Act 1986 (Vic) and Limitation of Actions Act 1958 (Vic)',
    mark: 'sure',
    notices: [],
  },
  {
    state: 'QLD',
    years: 3,
    source: 'Motor Accident Insurance Act 1994 (Qld)',
    mark: 'sure',
    notices: [
      { what: 'Notice of claim, or one month from first seeing a lawyer if earlier', months: 9 },
    ],
  },
  {
    state: 'SA',
    years: 3,
    source: 'Limitation of Actions Act 1936 (SA)',
    mark: 'check',
    notices: [],
  },
  { state: 'WA', years: 3, source: 'Limitation Act 2005 (WA)', mark: 'check', notices: [] },
  { state: 'TAS', years: 3, source: 'Limitation Act 1974 (Tas)', mark: 'check', notices: [] },
  {
    state: 'ACT',
    years: 3,
    source: 'Motor Accident Injuries Act 2019 (ACT)',
    mark: 'check',
    notices: [{ what: 'Application for defined benefits', days: 91 }],
  },
  {
    state: 'NT',
    years: null,
    source: 'Motor Accidents (Compensation) Act 1979 (NT), a no-fault scheme',
    mark: 'check',
    notices: [],
  },
];
