import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { someTabs, widgetPath } from '../testing/some-tabs.ts';
import { followHistory } from './follow-history.ts';
import { linkToTabs, sharedAddresses } from './share-tabs.ts';
import { handleShortcut } from './tab-shortcuts.ts';
import type { Tabs } from './tabs-store.ts';

const paths = (tabs: Tabs) => tabs.state().tabs.map((tab) => tab.path);
const address = () => location.pathname + location.search;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the window and its tabs', () => {
  test('the root opens home', () => {
    const tabs = someTabs('/');

    expect(paths(tabs)).toEqual(['/view/widgets']);
    expect(address()).toBe('/view/widgets');
  });

  test('[B-066] after a reload the tabs are back; only the asked one is visited', () => {
    const before = someTabs('/view/widgets');
    before.open(widgetPath(1));
    before.open(widgetPath(2));

    const tabs = someTabs(widgetPath(1));

    expect(paths(tabs)).toEqual(['/view/widgets', widgetPath(1), widgetPath(2)]);
    expect(tabs.state().tabs.map((tab) => tab.visited)).toEqual([false, true, false]);
  });

  test('[B-065] the order of the bar is kept in the session', () => {
    const before = someTabs('/view/widgets');
    before.open(widgetPath(1));
    before.move(before.state().activeId, 0);

    expect(paths(someTabs('/view/widgets'))).toEqual([widgetPath(1), '/view/widgets']);
  });

  test('[B-060] the scroll of a tab is kept before another is shown', () => {
    const tabs = someTabs('/view/widgets');
    const list = tabs.state().activeId;
    tabs.bindScroll(() => 1234);
    tabs.open(widgetPath(1));

    expect(tabs.scrollOf(list)).toBe(1234);
    expect(someTabs('/view/widgets').scrollOf(list)).toBe(1234);
  });

  test('a page of its own window is not opened in a tab', () => {
    const open = vi.fn<typeof window.open>();
    vi.stubGlobal('open', open);
    const tabs = someTabs('/', { isOutside: (route) => route.endsWith('{id}') });
    tabs.open(widgetPath(1));

    expect(open).toHaveBeenCalledWith(location.origin + widgetPath(1), '_blank', 'noopener');
    expect(paths(tabs)).toEqual(['/view/widgets']);
  });

  test('[B-012] a page that ends the workspace waits for an answer about unsaved work', async () => {
    const tabs = someTabs('/', { isExit: (route) => route.endsWith('/add') });
    tabs.mayLeave = () => Promise.resolve(false);
    tabs.open('/view/widgets/add');
    await Promise.resolve();
    expect(paths(tabs)).toEqual(['/view/widgets']);

    tabs.mayLeave = () => Promise.resolve(true);
    tabs.open('/view/widgets/add');

    await vi.waitFor(() => expect(tabs.active?.path).toBe('/view/widgets/add'));
    expect(paths(someTabs('/', tabs.setting))).toEqual(['/view/widgets']);
  });

  test('after a sign-out nothing is written any more', () => {
    const tabs = someTabs('/');
    tabs.end();
    sessionStorage.clear();
    tabs.open(widgetPath(1));
    tabs.save();

    expect(sessionStorage.length).toBe(0);
  });
});

describe('moving within a tab', () => {
  test('another query stays in the tab, another page opens one that leads back', async () => {
    const tabs = someTabs('/view/widgets');
    const list = tabs.state().activeId;
    tabs.push(list, '/view/widgets?page=2');
    expect(paths(tabs)).toEqual(['/view/widgets']);
    expect(address()).toBe('/view/widgets?page=2');

    tabs.open('/view/widgets/add');
    tabs.activate(list);
    tabs.push(list, widgetPath(1));
    await tabs.close(tabs.state().activeId);

    expect(tabs.state().activeId).toBe(list);
  });

  test('a replaced page takes the place of the tab', () => {
    const tabs = someTabs('/view/widgets/add');
    const { activeId } = tabs.state();
    tabs.replace(activeId, widgetPath(1));

    expect(paths(tabs)).toEqual([widgetPath(1)]);
    expect(tabs.state().activeId).toBe(activeId);
  });

  test('[B-029] a tab that is sent to a page already open gives way to it', () => {
    const tabs = someTabs('/view/widgets');
    tabs.open(widgetPath(1));
    tabs.replace(tabs.state().activeId, '/');

    expect(paths(tabs)).toEqual(['/view/widgets']);
    expect(tabs.state().closed).toEqual([]);
    expect(address()).toBe('/view/widgets');
  });
});

describe('back and forward', () => {
  test('[B-042] they lead to the matching tab', () => {
    const tabs = someTabs('/view/widgets');
    const list = tabs.state().activeId;
    const stop = followHistory(tabs);
    tabs.open(widgetPath(1));
    history.replaceState({ tab: list }, '', '/view/widgets');
    dispatchEvent(new PopStateEvent('popstate', { state: { tab: list } }));

    expect(tabs.state().activeId).toBe(list);
    expect(paths(tabs)).toHaveLength(2);
    stop();
  });

  test('[B-042] a tab that was closed opens again under the id it had', async () => {
    const tabs = someTabs('/view/widgets');
    tabs.open(widgetPath(1));
    const { activeId } = tabs.state();
    await tabs.close(activeId);
    tabs.follow(widgetPath(1), activeId);

    expect(tabs.active).toMatchObject({ id: activeId, path: widgetPath(1) });
  });

  test('a tab that shows another page by now is left alone', () => {
    const tabs = someTabs('/view/widgets/add');
    const { activeId } = tabs.state();
    tabs.replace(activeId, widgetPath(1));
    tabs.follow('/view/widgets/add', activeId);

    expect(paths(tabs)).toEqual([widgetPath(1), '/view/widgets/add']);
  });
});

describe('beyond the spec', () => {
  test('a closed tab is reopened in its place', async () => {
    const tabs = someTabs('/view/widgets');
    tabs.open(widgetPath(1));
    tabs.open(widgetPath(2));
    await tabs.close(tabs.state().tabs[1]?.id ?? '');
    tabs.reopen();

    expect(paths(tabs)).toEqual(['/view/widgets', widgetPath(1), widgetPath(2)]);
    expect(tabs.active?.path).toBe(widgetPath(1));
  });

  test('a set of tabs is shared as a link; closed pages and foreign addresses are left out', () => {
    const link = linkToTabs(someTabs('/view/widgets?filterText=a%26b').state().tabs);
    const more = '&tabs=%2Fview%2Fnothing&tabs=%2F%2Fevil.test%2Fx&tabs=%2Fview%2Fwidgets%2Fadd';
    sessionStorage.clear();

    const tabs = someTabs(link.replace(location.origin, '') + more);

    expect(paths(tabs)).toEqual(['/view/widgets', '/view/widgets/add']);
    expect(tabs.active?.search).toBe('?filterText=a%26b');
    expect(sharedAddresses('?tabs=javascript:1&tabs=//x&tabs=/ok')).toEqual(['/ok']);
  });

  const pressed = (tabs: Tabs, code: string, shiftKey = false) =>
    handleShortcut(tabs, new KeyboardEvent('keydown', { code, altKey: true, shiftKey }));

  test.each([
    ['Digit1', '/view/widgets'],
    ['KeyW', '/view/widgets'],
  ])('Alt and %s', async (code, expected) => {
    const tabs = someTabs('/view/widgets');
    tabs.open(widgetPath(1));

    expect(pressed(tabs, code)).toBe(true);
    await vi.waitFor(() => expect(tabs.active?.path).toBe(expected));
  });

  test('[B-065] with Alt and Shift an arrow moves the tab, and T brings back the closed one', async () => {
    const tabs = someTabs('/view/widgets');
    tabs.open(widgetPath(1));

    expect(pressed(tabs, 'ArrowLeft', true)).toBe(true);
    expect(paths(tabs)).toEqual([widgetPath(1), '/view/widgets']);
    expect(pressed(tabs, 'ArrowRight', true)).toBe(true);
    expect(paths(tabs)).toEqual(['/view/widgets', widgetPath(1)]);
    await tabs.close(tabs.state().activeId);

    expect(pressed(tabs, 'KeyT', true)).toBe(true);
    expect(tabs.active?.path).toBe(widgetPath(1));
  });

  test('other keys are none of ours', () => {
    const tabs = someTabs('/view/widgets');
    const keys = [
      { code: 'Digit1' },
      { code: 'KeyW', ctrlKey: true, altKey: true },
      { code: 'KeyT', altKey: true },
      { code: 'ArrowLeft', altKey: true },
    ];

    expect(keys.map((key) => handleShortcut(tabs, new KeyboardEvent('keydown', key)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
