import { addBusinessDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { TurnaroundType } from './turnaround-band.resource.ts';

export type Band = {
  /** Null: however many there are. */
  readonly pagesUpTo: number | null;
  readonly businessDays: number;
  readonly urgentDays: number;
};

const reach = ({ pagesUpTo }: Band): number => pagesUpTo ?? Number.MAX_SAFE_INTEGER;

/** The smallest band that holds so many pages; null where the practice has none. */
export const bandFor = (bands: readonly Band[], pages: number): Band | null =>
  bands.filter((band) => pages <= reach(band)).toSorted((a, b) => reach(a) - reach(b))[0] ?? null;

export const daysOf = (band: Band, isUrgent: boolean): number =>
  isUrgent ? band.urgentDays : band.businessDays;

export const promisedFor = (band: Band, isUrgent: boolean, from: PlainDate): PlainDate =>
  addBusinessDays(from, daysOf(band, isUrgent));

type AtStart = readonly [type: TurnaroundType, upTo: number | null, days: number, urgent: number];

/** What every practice starts with. */
export const turnaroundsAtStart: readonly AtStart[] = [
  ['SUPP', 50, 5, 2],
  ['SUPP', 200, 10, 5],
  ['SUPP', null, 15, 8],
  ['FR', 200, 10, 5],
  ['FR', 500, 15, 8],
  ['FR', null, 20, 10],
];
