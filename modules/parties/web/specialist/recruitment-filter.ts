import { recruitmentStatuses, recruitmentStatusProblem } from '../../domain/index.ts';

type Filters = Readonly<Record<string, readonly string[]>>;

const key = 'recruitmentStatus';
const all = Object.keys(recruitmentStatuses);
/** Stands in the address where every chip was let go: an empty one would mean all of them. */
const none = 'none';

/** Nothing in the address: all of them. */
export const chosenStatuses = (filters: Filters): readonly string[] =>
  filters[key] ? all.filter((status) => filters[key]?.includes(status)) : all;

export function statusFilter(filters: Filters, chosen: readonly string[]): Filters {
  const { [key]: _before, ...others } = filters;
  if (chosen.length === all.length) return others;
  return { ...others, [key]: chosen.length ? all.filter((one) => chosen.includes(one)) : [none] };
}

/** B-219. */
export const statusProblem = ({ filters }: { filters: Filters }): string | null =>
  recruitmentStatusProblem(chosenStatuses(filters));
