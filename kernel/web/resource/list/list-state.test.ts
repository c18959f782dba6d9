import { describe, expect, test } from 'vitest';
import { withQuery } from '../../api/api.ts';
import { widget } from '../../testing/a-widget.ts';
import {
  emptyText,
  filterCount,
  isSearching,
  pageQuery,
  pageSizes,
  readState,
  writeState,
} from './list-state.ts';

const read = (query: string) => readState(widget, new URLSearchParams(query), 20);

describe('the state of a list', () => {
  test('is read from the address and written back unchanged', () => {
    const query =
      'filterText=cog&sorting=price+desc&page=3&size=50&colour=red&colour=blue&priceFrom=5';

    expect(writeState(widget, read(query), 20).toString()).toBe(query);
  });

  test('[B-128] asks for its page', () => {
    expect(withQuery('/app/widgets', pageQuery(read('page=3&size=50&colour=red')))).toBe(
      '/app/widgets?sorting=name&colour=red&skipCount=100&maxResultCount=50',
    );
  });

  test('nonsense in the address falls back', () => {
    expect(read('page=-1&size=abc&stranger=1')).toMatchObject({
      page: 1,
      pageSize: 20,
      filters: {},
    });
    expect(read('size=5000').pageSize).toBe(100);
  });

  test('[B-039] counts active filters, a range once', () => {
    expect(filterCount(widget, read('colour=red&colour=blue&priceFrom=1&priceTo=2'))).toBe(2);
  });

  test('[B-147] an empty search and an empty list say different things', () => {
    expect(emptyText(read('filterText=x'))).toBe('No result found');
    expect(emptyText(read('colour=red'))).toBe('No result found');
    expect(emptyText(read('page=2'))).toBe('No data found');
    expect(isSearching(read('filterText=%20'))).toBe(false);
  });

  test('[B-174] page sizes are 20, 50, 100 and the configured one', () => {
    expect(pageSizes(20)).toEqual([20, 50, 100]);
    expect(pageSizes(30)).toEqual([20, 30, 50, 100]);
  });
});
