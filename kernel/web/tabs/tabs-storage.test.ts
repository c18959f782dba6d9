import { beforeEach, describe, expect, test } from 'vitest';
import { registerWidgets } from '../testing/a-widget.ts';
import { tabsAt } from '../testing/a-tab.ts';
import { readTabs, tabsKey, writeTabs } from './tabs-storage.ts';

const isOpen = (route: string) => route !== '' && !route.includes('secret');
const read = (owner = 'una') => readTabs(sessionStorage, owner, isOpen);
const store = (tabs: unknown, rest: object = {}) =>
  sessionStorage.setItem(tabsKey, JSON.stringify({ owner: 'una', tabs, ...rest }));

beforeEach(() => {
  sessionStorage.clear();
  registerWidgets();
});

describe('the tabs of the session', () => {
  test('[B-066] they come back unvisited, with title, place in the bar and scroll', () => {
    const { tabs } = tabsAt('/view/widgets', '/view/widgets/add');
    writeTabs(sessionStorage, 'una', { tabs, activeId: '2', scroll: { 1: 1234 } });

    const kept = read();

    expect(kept.tabs.map(({ path, visited }) => [path, visited])).toEqual([
      ['/view/widgets', false],
      ['/view/widgets/add', false],
    ]);
    expect(kept).toMatchObject({ activeId: '2', scroll: { 1: 1234 } });
  });

  test('[B-067] a page that is not open, or not known, is skipped', () => {
    store([
      { id: '1', path: '/view/nothing' },
      { id: '2', path: '/view/widgets' },
    ]);

    expect(read().tabs.map((tab) => tab.id)).toEqual(['2']);
  });

  test('damaged entries are dropped and the rest kept', () => {
    store([
      null,
      'x',
      { id: 5, path: '/view/widgets' },
      { id: 'abc', path: '/view/widgets' },
      { id: '3', path: 'https://elsewhere.test' },
      { id: '4', path: '/view/widgets', search: 7, title: {}, onClosed: 'alert()' },
      { id: '4', path: '/view/widgets/add' },
    ]);

    const { tabs } = read();

    expect(tabs).toHaveLength(1);
    expect(tabs[0]).toMatchObject({ id: '4', search: '', title: 'Widget List', onClosed: null });
  });

  test.each(['{', '[]', '"x"', '{"owner":"una"}', '{"owner":"una","tabs":{}}'])(
    'an entry %s is discarded, other entries of the session stay',
    (text) => {
      sessionStorage.setItem(tabsKey, text);
      sessionStorage.setItem('other', 'kept');

      expect(read().tabs).toEqual([]);
      expect(sessionStorage.getItem('other')).toBe('kept');
    },
  );

  test('what another user left in this window is not read', () => {
    store([{ id: '1', path: '/view/widgets' }]);

    expect(read('bob').tabs).toEqual([]);
  });

  test('module and record are read from the address', () => {
    store([{ id: '1', path: '/view/widgets/detail/w%2F1', search: '?action=edit' }]);

    expect(read().tabs[0]).toMatchObject({
      route: '/view/widgets/detail/{id}',
      fromModule: 'WIDGET',
      objectId: 'w/1',
      search: '?action=edit',
      absUrl: `${location.origin}/view/widgets/detail/w%2F1?action=edit`,
    });
  });
});
