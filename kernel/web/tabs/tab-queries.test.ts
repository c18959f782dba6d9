import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someTabs, widgetPath } from '../testing/some-tabs.ts';
import { holdTabQueries } from './tab-queries.ts';
import type { Tabs } from './tabs-store.ts';

const fiveMinutes = 5 * 60_000;
let client: QueryClient;
let tabs: Tabs;

/** As a page does while it is shown; answers how it stops. */
const look = (key: string, staleTime = 0) =>
  new QueryObserver(client, {
    queryKey: [key],
    queryFn: () => Promise.resolve('data'),
    staleTime,
  }).subscribe(() => {});

const known = (key: string) => client.getQueryData([key]) === 'data';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  client = new QueryClient();
  tabs = someTabs('/view/widgets');
  holdTabQueries(client, tabs);
  return () => {
    client.clear();
    vi.useRealTimers();
  };
});

describe('what a tab has loaded', () => {
  test('outlives the time after which unwatched data is dropped', async () => {
    const hide = look('record');
    await vi.advanceTimersByTimeAsync(10);
    tabs.open(widgetPath(1));
    hide();
    await vi.advanceTimersByTimeAsync(10 * fiveMinutes);

    expect(known('record')).toBe(true);
  });

  test('is dropped in time when the tab itself looked away', async () => {
    const leave = look('page 1');
    await vi.advanceTimersByTimeAsync(10);
    leave();
    tabs.open(widgetPath(1));
    await vi.advanceTimersByTimeAsync(fiveMinutes + 10);

    expect(known('page 1')).toBe(false);
  });

  test('goes with the tab, unless it is fresh', async () => {
    const hide = [look('record'), look('list', fiveMinutes)];
    await vi.advanceTimersByTimeAsync(10);
    const first = tabs.state().activeId;
    tabs.open(widgetPath(1));
    for (const end of hide) end();
    await tabs.close(first);
    await vi.advanceTimersByTimeAsync(10);

    expect(known('record')).toBe(false);
    expect(known('list')).toBe(true);
    await vi.advanceTimersByTimeAsync(fiveMinutes);
    expect(known('list')).toBe(false);
  });

  test('is asked for again when it was written to meanwhile', async () => {
    const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('data'));
    const observe = () =>
      new QueryObserver(client, {
        queryKey: ['list'],
        queryFn: ask,
        staleTime: fiveMinutes,
      }).subscribe(() => {});
    const first = tabs.state().activeId;
    const hide = observe();
    await vi.advanceTimersByTimeAsync(10);
    tabs.open(widgetPath(1));
    hide();
    await client.invalidateQueries({ queryKey: ['list'] });
    expect(ask).toHaveBeenCalledTimes(1);

    tabs.activate(first);
    observe();

    expect(ask).toHaveBeenCalledTimes(2);
  });
});
