import { describe, expect, test } from 'vitest';
import { after, aPlace, tabsAt } from '../testing/a-tab.ts';
import { maxTabs, tabLimits } from './tab-limits.ts';
import { newTabId } from './new-tab-id.ts';
import type { TabsState } from './tab.ts';

const home = aPlace('/home');
const paths = (state: TabsState) => state.tabs.map((tab) => tab.path);
const active = (state: TabsState) => state.tabs.find((tab) => tab.id === state.activeId)?.path;
const close = (id: string, toPrevious = false) =>
  ({ type: 'close', id, home, newId: '99', toPrevious }) as const;

describe('opening', () => {
  test('[B-058] an id is a timestamp, and two of one moment differ', () => {
    expect(newTabId(() => false, 1731600000000)).toBe('1731600000000');
    expect(newTabId((id) => id === '1731600000000', 1731600000000)).toBe('1731600000001');
  });

  test('[D-005] a tab carries the listed fields', () => {
    expect(Object.keys(tabsAt('/a').tabs[0] ?? {}).sort()).toEqual(
      [
        ...['id', 'path', 'fromModule', 'objectId', 'search', 'absUrl', 'route', 'visited'],
        ...['title', 'postFix', 'onClosed', 'tabName'],
      ].sort(),
    );
  });

  test('[B-059] a path that is open is gone to, not opened twice', () => {
    const state = after(tabsAt('/a', '/b'), { type: 'open', place: aPlace('/a'), newId: '3' });

    expect(paths(state)).toEqual(['/a', '/b']);
    expect(active(state)).toBe('/a');
  });

  test('[B-059] a tab is found by its id', () => {
    const state = after(tabsAt('/a', '/b'), {
      type: 'open',
      place: aPlace('/c'),
      newId: '3',
      id: '1',
    });

    expect(paths(state)).toEqual(['/c', '/b']);
    expect(state.activeId).toBe('1');
  });

  test('[B-059] a tab is found by its name', () => {
    const named = { type: 'open', tabName: 'viewer' } as const;
    const state = after(
      tabsAt('/a'),
      { ...named, place: aPlace('/file/1'), newId: '2' },
      { ...named, place: aPlace('/file/2'), newId: '3' },
    );

    expect(paths(state)).toEqual(['/a', '/file/2']);
  });

  test('a plain link to an open list leaves its search alone, another search replaces it', () => {
    const open = (search: string) =>
      ({ type: 'open', place: aPlace('/a', { search }), newId: '9' }) as const;
    const searched = after(tabsAt('/a', '/b'), open('?q=x'));

    expect(after(searched, open('')).tabs[0]?.search).toBe('?q=x');
    expect(after(searched, open('?q=y')).tabs[0]?.search).toBe('?q=y');
  });

  test('in the background it is neither gone to nor visited', () => {
    const state = after(tabsAt('/a'), {
      type: 'open',
      place: aPlace('/b'),
      newId: '2',
      isBackground: true,
    });

    expect(active(state)).toBe('/a');
    expect(state.tabs.map((tab) => tab.visited)).toEqual([true, false]);
  });

  test('a title that the page gave holds until the page changes', () => {
    const named = after(tabsAt('/a'), {
      type: 'name',
      id: '1',
      title: 'Acme',
      postFix: '(Widget)',
    });
    const goTo = (path: string, search: string) =>
      ({ type: 'goTo', id: '1', place: aPlace(path, { search }) }) as const;

    expect(after(named, goTo('/a', '?edit')).tabs[0]).toMatchObject({ title: 'Acme' });
    expect(after(named, goTo('/b', '')).tabs[0]).toMatchObject({ title: 'b', postFix: '' });
  });
});

describe('the bar', () => {
  test.each([
    [1600, 10],
    [1599, 9],
    [330, 2],
    [20, 1],
    [0, 10],
  ])('[B-150] [K-027] [K-028] in %i px fit %i tabs', (width, count) => {
    expect(maxTabs(width)).toBe(count);
  });

  test('[K-029] [K-030] it is measured every 500 ms, and a dropped tab settles in 217', () => {
    expect(tabLimits).toMatchObject({ measureInterval: 500, dragAnimation: 217 });
  });

  test('[B-061] a tab beyond the maximum moves to the last visible place when activated', () => {
    const state = after(
      { ...tabsAt('/a', '/b', '/c', '/d'), max: 2, activeId: '1' },
      { type: 'activate', id: '4' },
    );

    expect(paths(state)).toEqual(['/a', '/d', '/b', '/c']);
  });

  test('[B-061] a new tab beyond the maximum is visible at once', () => {
    const state = after(
      { ...tabsAt('/a', '/b'), max: 2 },
      { type: 'open', place: aPlace('/c'), newId: '3' },
    );

    expect(paths(state)).toEqual(['/a', '/c', '/b']);
  });

  test('[B-150] when the bar shrinks, the active tab stays visible', () => {
    const state = after(tabsAt('/a', '/b', '/c'), { type: 'measure', max: 1 });

    expect(paths(state)).toEqual(['/c', '/a', '/b']);
  });

  test('[B-065] a tab is moved to another place, never out of the bar', () => {
    const state = tabsAt('/a', '/b', '/c');

    expect(paths(after(state, { type: 'move', id: '1', index: 1 }))).toEqual(['/b', '/a', '/c']);
    expect(paths(after(state, { type: 'move', id: '1', index: 9 }))).toEqual(['/b', '/c', '/a']);
    expect(paths(after(state, { type: 'move', id: '3', index: -1 }))).toEqual(['/c', '/a', '/b']);
  });
});

describe('closing', () => {
  test('[B-064] the neighbour at the same index becomes active', () => {
    const middle = after(tabsAt('/a', '/b', '/c', '/d'), { type: 'activate', id: '2' }, close('2'));

    expect(active(middle)).toBe('/c');
  });

  test('[B-064] at the end the one before it does', () => {
    expect(active(after(tabsAt('/a', '/b', '/c'), close('3')))).toBe('/b');
  });

  test('[B-062] the previously opened tab returns if that was requested', () => {
    const state = after(tabsAt('/a', '/b', '/c'), { type: 'activate', id: '1' });

    expect(active(after(state, { type: 'activate', id: '3' }, close('3', true)))).toBe('/a');
    expect(active(after(state, { type: 'activate', id: '2' }, close('2', true)))).toBe('/a');
  });

  test('[B-062] the request may be made when the tab is opened', () => {
    const state = after(
      tabsAt('/a', '/b'),
      { type: 'activate', id: '1' },
      { type: 'open', place: aPlace('/c'), newId: '3', onClosed: 'previous' },
      close('3'),
    );

    expect(active(state)).toBe('/a');
  });

  test('[B-063] after the last one, home opens', () => {
    const state = after(tabsAt('/a'), close('1', true));

    expect(paths(state)).toEqual(['/home']);
    expect(active(state)).toBe('/home');
  });

  test('[B-041] a tab in the background closes without a change of place', () => {
    const state = after(tabsAt('/a', '/b', '/c'), close('1'));

    expect(paths(state)).toEqual(['/b', '/c']);
    expect(active(state)).toBe('/c');
  });

  test('what was closed last can be taken back first', () => {
    const state = after(tabsAt('/a', '/b', '/c'), close('1'), close('3'));

    expect(state.closed.map(({ tab }) => tab.path)).toEqual(['/a', '/c']);
    expect(after(state, { type: 'takeClosed' }).closed).toHaveLength(1);
  });

  test('an unknown id changes nothing', () => {
    const state = tabsAt('/a');

    expect(after(state, close('7'))).toBe(state);
    expect(after(state, { type: 'activate', id: '7' })).toBe(state);
  });
});
