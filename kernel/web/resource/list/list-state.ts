import type { AnyResource } from '#kernel/domain';
import { readFilters } from './filters-of.ts';
import type { Filters } from './filters-of.ts';

export type ListState = {
  readonly filterText: string;
  readonly sorting: string;
  readonly page: number;
  readonly pageSize: number;
  readonly filters: Filters;
};

/** B-174. */
export const pageSizes = (own: number): number[] =>
  [...new Set([20, 50, 100, own])].sort((a, b) => a - b);

const whole = (text: string | null, fallback: number) =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : fallback;

/** Says that nothing is filtered, where a list opens with filters. */
const everything = ['show', 'all'] as const;

/** The address of a list says what it shows, so that back, reload and a sent link work. */
export function readState(resource: AnyResource, params: URLSearchParams, size: number): ListState {
  return {
    filterText: (params.get('filterText') ?? '').slice(0, 200),
    sorting: params.get('sorting') || resource.list.sort,
    page: whole(params.get('page'), 1),
    pageSize: Math.min(whole(params.get('size'), size), 100),
    filters: readFilters(
      resource,
      params.size ? params : new URLSearchParams(resource.list.opensWith),
    ),
  };
}

export function writeState(resource: AnyResource, state: ListState, size: number): URLSearchParams {
  const params = writeSearch(resource, state);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.pageSize !== size) params.set('size', String(state.pageSize));
  return params;
}

/** Without the page: what a saved filter keeps. */
export function writeSearch(resource: AnyResource, state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.filterText) params.set('filterText', state.filterText);
  if (state.sorting && state.sorting !== resource.list.sort) params.set('sorting', state.sorting);
  for (const [key, values] of Object.entries(state.filters)) {
    for (const value of values) params.append(key, value);
  }
  if (resource.list.opensWith && !params.size) params.set(...everything);
  return params;
}

export const isSearching = (state: ListState): boolean =>
  state.filterText.trim() !== '' || Object.keys(state.filters).length > 0;

/** B-147, G-079. */
export const emptyText = (state: ListState): string =>
  isSearching(state) ? 'No result found' : 'No data found';
