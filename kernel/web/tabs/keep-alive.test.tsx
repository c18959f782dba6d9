import { useQuery } from '@tanstack/react-query';
import { act, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerWidgets } from '../testing/a-widget.ts';
import { eventually, press, render, type } from '../testing/render.tsx';
import { widgetPath } from '../testing/some-tabs.ts';
import { openTab } from './open-tab.ts';
import { TabPanel } from './tab-panel.tsx';
import { useTabs, useTabsState } from './tabs-context.ts';
import { TabsProvider } from './tabs-provider.tsx';
import type { Tabs } from './tabs-store.ts';
import './unsaved-dialog.tsx';
import { useDraft } from './use-draft.ts';
import { useDirtyTabs, useUnsaved } from './use-unsaved.ts';

const setting = { owner: 'una', home: '/view/widgets', isOpen: (route: string) => route !== '' };
let tabs: Tabs;
let saves = true;
const asked = vi.fn<() => Promise<string>>(() => Promise.resolve('loaded'));

/** A form as forms are here: it reads, keeps a draft, and says when it is dirty. */
function Form() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const draft = useDraft<string>(pathname);
  const { data } = useQuery({ queryKey: ['thing', pathname], queryFn: asked });
  const [text, setText] = useState(draft.found ?? '');
  useUnsaved({
    isDirty: text !== '',
    isKept: draft.isKept,
    save: () => {
      if (saves) setText('');
      return Promise.resolve(saves);
    },
  });
  useEffect(() => {
    if (text) draft.keep(text);
  }, [draft, text]);
  return (
    <div>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{data ?? 'waiting'}</output>
      <button type="button" onClick={() => void navigate(widgetPath('linked'))}>
        Follow
      </button>
    </div>
  );
}

function Window() {
  const state = useTabsState();
  const dirty = useDirtyTabs();
  const found = useTabs();
  useLayoutEffect(() => {
    tabs = found;
  }, [found]);
  return (
    <>
      <p id="dirty">{[...dirty].length}</p>
      {state.tabs
        .filter((tab) => tab.visited)
        .map((tab) => (
          <TabPanel key={tab.id} tab={tab} isActive={tab.id === state.activeId}>
            <Form />
          </TabPanel>
        ))}
    </>
  );
}

const open = async (path = widgetPath('start')) => {
  history.replaceState(null, '', path);
  return render(
    <TabsProvider setting={setting}>
      <Window />
    </TabsProvider>,
  );
};
const go = (path: string) => act(async () => openTab(path));
const inputOf = (place: ParentNode, id: string) =>
  place.querySelector<HTMLInputElement>(`#tab-panel-${id} input`);
const idOf = (path: string) => tabs.state().tabs.find((tab) => tab.path === path)?.id ?? '';
const draftsStored = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));
const dialog = () => document.querySelector('[role=dialog]');

beforeEach(() => {
  registerWidgets();
  sessionStorage.clear();
  saves = true;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a tab that is not shown', () => {
  test('keeps what was typed in it', async () => {
    const place = await open();
    const first = tabs.state().activeId;
    await type(inputOf(place, first), 'half a sentence');
    await go(widgetPath('other'));
    expect(place.querySelector<HTMLElement>(`#tab-panel-${first}`)?.style.display).toBe('none');

    await act(async () => tabs.activate(first));

    expect(inputOf(place, first)?.value).toBe('half a sentence');
  });

  test('is still known to be dirty, until it is closed without saving', async () => {
    const place = await open();
    const first = tabs.state().activeId;
    await type(inputOf(place, first), 'x');
    await go(widgetPath('other'));
    expect(place.querySelector('#dirty')?.textContent).toBe('1');

    await act(async () => void tabs.close(first));
    await eventually(() => expect(dialog()).not.toBeNull());
    await press("Don't save");

    await eventually(() => expect(place.querySelector('#dirty')?.textContent).toBe('0'));
    expect(idOf(widgetPath('start'))).toBe('');
  });

  test('a link in a tab opens another tab', async () => {
    const place = await open();
    await press('Follow', place);

    expect(tabs.active?.path).toBe(widgetPath('linked'));
    expect(tabs.state().tabs).toHaveLength(2);
  });
});

describe('closing a tab with unsaved work', () => {
  const question = 'Do you want to save changes before opening new section?';

  test('[B-012] [M-001] it asks; Save saves, then closes', async () => {
    const place = await open();
    const first = tabs.state().activeId;
    await type(inputOf(place, first), 'x');
    await act(async () => void tabs.close(first));
    await eventually(() => expect(dialog()?.textContent).toContain(question));
    await press('Save');

    await eventually(() => expect(tabs.find(first)).toBeUndefined());
  });

  test('[B-012] what cannot be saved stays open', async () => {
    saves = false;
    const place = await open();
    const first = tabs.state().activeId;
    await type(inputOf(place, first), 'x');
    await act(async () => void tabs.close(first));
    await eventually(() => expect(dialog()).not.toBeNull());
    await press('Save');

    await eventually(() => expect(dialog()).toBeNull());
    expect(inputOf(place, first)?.value).toBe('x');
  });

  test('[B-012] Cancel leaves everything as it is', async () => {
    const place = await open();
    const first = tabs.state().activeId;
    await type(inputOf(place, first), 'x');
    await act(async () => void tabs.close(first));
    await eventually(() => expect(dialog()).not.toBeNull());
    await press('Cancel');

    await eventually(() => expect(dialog()).toBeNull());
    expect(inputOf(place, first)?.value).toBe('x');
  });
});

describe('a draft', () => {
  test('survives a reload, in its own tab', async () => {
    const before = await open();
    const first = tabs.state().activeId;
    await type(inputOf(before, first), 'half a sentence');
    await go(widgetPath('other'));
    dispatchEvent(new Event('pagehide'));

    const place = await open();

    expect(tabs.state().activeId).toBe(first);
    expect([...place.querySelectorAll('input')].map((input) => input.value)).toEqual([
      'half a sentence',
    ]);
  });

  test('[B-066] ten tabs with unsaved content survive switching and a reload', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => widgetPath(`w-${index}`));
    const panels = (place: ParentNode) => place.querySelectorAll('[role=tabpanel]');
    const typed = async (place: ParentNode) => {
      const found: unknown[] = [];
      for (const path of ten) {
        await act(async () => tabs.activate(idOf(path)));
        found.push(inputOf(place, idOf(path))?.value);
      }
      return found;
    };
    const before = await open(ten[0]);
    for (const path of ten) {
      await go(path);
      await type(inputOf(before, idOf(path)), `typed in ${path}`);
    }
    const expected = ten.map((path) => `typed in ${path}`);
    expect(await typed(before)).toEqual(expected);
    dispatchEvent(new Event('pagehide'));

    const place = await open(ten[3]);

    expect(panels(place)).toHaveLength(1);
    expect(await typed(place)).toEqual(expected);
    expect(panels(place)).toHaveLength(10);
  });

  test('goes with its tab', async () => {
    const place = await open();
    const first = tabs.state().activeId;
    await type(inputOf(place, first), 'x');
    dispatchEvent(new Event('pagehide'));
    expect(draftsStored()).toHaveLength(1);
    await act(async () => void tabs.close(first));
    await eventually(() => expect(dialog()).not.toBeNull());
    await press("Don't save");

    await eventually(() => expect(draftsStored()).toEqual([]));
  });

  test('of another user, or of a tab that is gone, is swept away', async () => {
    sessionStorage.setItem('draft:bob:1:x', '"secret"');
    sessionStorage.setItem('draft:una:1:x', '"lost"');
    await open();

    expect(draftsStored()).toEqual([]);
  });
});
