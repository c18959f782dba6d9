import { endOfDay, isPlainDate, isRelativeRange, relativeRange, startOfDay } from '#kernel/domain';
import type { AnyResource, Field, PlainDate } from '#kernel/domain';
import type { Query } from '../../api/api.ts';
import { filterFields, isDated } from './filters-of.ts';
import type { Filters } from './filters-of.ts';
import type { ListState } from './list-state.ts';

/** The day it is for the tenant, and the zone whose days are meant. */
export type Clock = { readonly today: PlainDate; readonly zone: string };

/** What decides which records are in the list; the export asks for the same. */
export const searchQuery = (resource: AnyResource, state: ListState, clock: Clock): Query => ({
  filterText: state.filterText.trim(),
  sorting: state.sorting,
  ...askedFilters(resource, state.filters, clock),
});

export const pageQuery = (
  resource: AnyResource,
  state: ListState,
  clock: Clock,
  fields: readonly string[],
): Query => ({
  ...searchQuery(resource, state, clock),
  fields: fields.join(),
  skipCount: (state.page - 1) * state.pageSize,
  maxResultCount: state.pageSize,
});

/** B-311: "last 7 days" means the days as of now, each time it is asked. */
function askedFilters(resource: AnyResource, filters: Filters, clock: Clock): Filters {
  return filterFields(resource)
    .filter(([, field]) => isDated(field))
    .reduce((asked, [key, field]) => withDays(asked, key, field, clock), filters);
}

function withDays(filters: Filters, key: string, field: Field, clock: Clock): Filters {
  const { [key]: named, [`${key}From`]: from, [`${key}To`]: to, ...rest } = filters;
  const name = named?.[0];
  const days =
    name && isRelativeRange(name)
      ? relativeRange(name, clock.today)
      : { from: from?.[0], to: to?.[0] };
  const edge = (value: string | undefined, move: typeof startOfDay): string[] => {
    if (!value) return [];
    return [field.kind === 'dateTime' && isPlainDate(value) ? move(value, clock.zone) : value];
  };
  const asked = {
    [`${key}From`]: edge(days.from, startOfDay),
    [`${key}To`]: edge(days.to, endOfDay),
  };
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(asked).filter(([, values]) => values.length > 0)),
  };
}
