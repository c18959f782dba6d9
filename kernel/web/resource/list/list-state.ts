import type { AnyResource, Field } from '#kernel/domain';
import type { Query } from '../../api/api.ts';

export type ListState = {
  readonly filterText: string;
  readonly sorting: string;
  readonly page: number;
  readonly pageSize: number;
  /** As they go to the server: `status=open`, `amountFrom=10`. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
};

/** B-174. */
export const pageSizes = (own: number): number[] =>
  [...new Set([20, 50, 100, own])].sort((a, b) => a - b);

const ranges = new Set<Field['kind']>(['date', 'dateTime', 'number', 'money', 'percent']);
export const isRange = (field: Field): boolean => ranges.has(field.kind);

export const filterKeys = (resource: AnyResource): string[] =>
  (resource.filters ?? []).flatMap((key) => {
    const field = resource.fields[key];
    return field && isRange(field) ? [`${key}From`, `${key}To`] : [key];
  });

const whole = (text: string | null, fallback: number) =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : fallback;

/** The address of a list says what it shows, so that back, reload and a sent link work. */
export function readState(resource: AnyResource, params: URLSearchParams, size: number): ListState {
  const filters = filterKeys(resource)
    .map((key) => [key, params.getAll(key).filter(Boolean)] as const)
    .filter(([, values]) => values.length > 0);
  return {
    filterText: params.get('filterText') ?? '',
    sorting: params.get('sorting') ?? resource.list.sort,
    page: whole(params.get('page'), 1),
    pageSize: Math.min(whole(params.get('size'), size), 100),
    filters: Object.fromEntries(filters),
  };
}

export function writeState(resource: AnyResource, state: ListState, size: number): URLSearchParams {
  const params = new URLSearchParams();
  if (state.filterText) params.set('filterText', state.filterText);
  if (state.sorting && state.sorting !== resource.list.sort) params.set('sorting', state.sorting);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.pageSize !== size) params.set('size', String(state.pageSize));
  for (const [key, values] of Object.entries(state.filters)) {
    for (const value of values) params.append(key, value);
  }
  return params;
}

/** What decides which records are in the list; the export asks for the same. */
export const searchQuery = (state: ListState): Query => ({
  filterText: state.filterText,
  sorting: state.sorting,
  ...state.filters,
});

export const pageQuery = (state: ListState): Query => ({
  ...searchQuery(state),
  skipCount: (state.page - 1) * state.pageSize,
  maxResultCount: state.pageSize,
});

export const isSearching = (state: ListState): boolean =>
  state.filterText.trim() !== '' || Object.keys(state.filters).length > 0;

/** B-039: a range counts once. */
export const filterCount = (resource: AnyResource, { filters }: ListState): number =>
  (resource.filters ?? []).filter((key) =>
    ['', 'From', 'To'].some((end) => `${key}${end}` in filters),
  ).length;

/** B-147, G-079. */
export const emptyText = (state: ListState): string =>
  isSearching(state) ? 'No result found' : 'No data found';
