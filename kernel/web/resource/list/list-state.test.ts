import { describe, expect, test } from 'vitest';
import { dateTime } from '#kernel/domain';
import { withQuery } from '../../api/api.ts';
import { widget as plain } from '../../testing/a-widget.ts';
import { filterCount, withFilter } from './filters-of.ts';
import { pageQuery } from './list-query.ts';
import { emptyText, isSearching, pageSizes, readState, writeState } from './list-state.ts';

const widget = {
  ...plain,
  fields: { ...plain.fields, checkedAt: dateTime('Checked') },
  filters: ['colour', 'price', 'madeOn', 'checkedAt'] as const,
};
const read = (query: string) => readState(widget, new URLSearchParams(query), 20);
const clock = { today: '2026-03-04', zone: 'Australia/Sydney' };
const asked = (query: string) => pageQuery(widget, read(query), clock, ['name', 'colour']);

describe('the state of a list', () => {
  test('is read from the address and written back unchanged', () => {
    const query =
      'filterText=cog&sorting=price+desc&colour=red&colour=blue&priceFrom=5&madeOn=last7Days&page=3&size=50';

    expect(writeState(widget, read(query), 20).toString()).toBe(query);
  });

  test('a list that opens with filters can show everything, and says so in its address', () => {
    const narrow = { ...widget, list: { ...widget.list, opensWith: 'colour=red' } };
    const readNarrow = (query: string) => readState(narrow, new URLSearchParams(query), 20);
    const address = (change = {}) =>
      writeState(narrow, { ...readNarrow(''), ...change }, 20).toString();

    expect(readNarrow('').filters).toEqual({ colour: ['red'] });
    expect(address({ page: 2 })).toBe('colour=red&page=2');
    expect(address({ filters: {} })).toBe('show=all');
    expect(address({ filters: {}, filterText: 'cog' })).toBe('filterText=cog');
    for (const query of ['show=all', 'filterText=cog', 'page=2']) {
      expect([query, readNarrow(query).filters]).toEqual([query, {}]);
    }
  });

  test('[B-128] asks for its page', () => {
    expect(withQuery('/app/widgets', asked('page=3&size=50&colour=red'))).toBe(
      '/app/widgets?sorting=name&colour=red&fields=name%2Ccolour&skipCount=100&maxResultCount=50',
    );
  });

  test('nonsense in the address falls back', () => {
    expect(read('page=-1&size=abc&stranger=1')).toMatchObject({
      page: 1,
      pageSize: 20,
      filters: {},
    });
    expect(read('size=5000').pageSize).toBe(100);
    expect(read('priceFrom=cheap&madeOn=someday&madeOnTo=2026-02-30').filters).toEqual({});
    expect(read('sorting=').sorting).toBe('name');
  });

  test('[B-039] counts active filters, a range once', () => {
    const { filters } = read('colour=red&colour=blue&priceFrom=1&priceTo=2&madeOn=lastWeek');

    expect(filterCount(widget, filters)).toBe(3);
    expect(filterCount(widget, {})).toBe(0);
  });

  test('[B-147] an empty search and an empty list say different things', () => {
    expect(emptyText(read('filterText=x'))).toBe('No result found');
    expect(emptyText(read('colour=red'))).toBe('No result found');
    expect(emptyText(read('page=2'))).toBe('No data found');
    expect(isSearching(read('filterText=%20'))).toBe(false);
  });

  test('[B-174] [E-044] [K-035] page sizes are 20, 50, 100 and the configured one', () => {
    expect(pageSizes(20)).toEqual([20, 50, 100]);
    expect(pageSizes(30)).toEqual([20, 30, 50, 100]);
  });
});

describe('dates of a list', () => {
  test('[B-311] a named range is asked for by the days it means today', () => {
    expect(asked('madeOn=last7Days')).toMatchObject({
      madeOnFrom: ['2026-02-26'],
      madeOnTo: ['2026-03-04'],
    });
    expect(asked('madeOn=last7Days')).not.toHaveProperty('madeOn');
  });

  test('days of a moment are those of the tenant, from their first instant to their last', () => {
    expect(asked('checkedAtFrom=2026-03-03&checkedAtTo=2026-03-03')).toMatchObject({
      checkedAtFrom: ['2026-03-02T13:00:00.000Z'],
      checkedAtTo: ['2026-03-03T12:59:59.999Z'],
    });
    expect(asked('checkedAtFrom=2026-03-03T01:00:00.000Z')).toMatchObject({
      checkedAtFrom: ['2026-03-03T01:00:00.000Z'],
    });
  });

  test('a named range and two days of one field exclude each other', () => {
    const { filters } = read('madeOnFrom=2026-01-01&colour=red');
    const madeOn = widget.fields.madeOn;

    expect(withFilter(filters, 'madeOn', madeOn, { madeOn: ['lastMonth'] })).toEqual({
      colour: ['red'],
      madeOn: ['lastMonth'],
    });
    expect(withFilter(filters, 'madeOn', madeOn, {})).toEqual({ colour: ['red'] });
  });
});
