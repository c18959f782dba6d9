import { act, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { registerWidgets } from '../testing/a-widget.ts';
import { serve } from '../testing/fake-server.ts';
import { eventually, render, type } from '../testing/render.tsx';
import { openTab } from '../tabs/open-tab.ts';
import { useTabs } from '../tabs/tabs-context.ts';
import { TabsProvider } from '../tabs/tabs-provider.tsx';
import type { Tabs } from '../tabs/tabs-store.ts';
import { registerCommands } from './palette-commands.ts';
import { PaletteHost } from './palette-host.tsx';
import { recentPlaces } from './recent-places.ts';
import { registerTypedAnswers } from './typed-answers.ts';
import Palette from './palette.tsx';

const setting = { owner: 'una', home: '/view/widgets', isOpen: (route: string) => route !== '' };
let tabs: Tabs;
const Peek = () => {
  const found = useTabs();
  useLayoutEffect(() => {
    tabs = found;
  }, [found]);
  return null;
};

const open = async (session = aSession()) => {
  history.replaceState(null, '', '/view/widgets');
  const place = await render(
    <TabsProvider setting={setting}>
      <Peek />
      <PaletteHost />
    </TabsProvider>,
    { session },
  );
  await key({ code: 'KeyK', ctrlKey: true }, window);
  await eventually(() => expect(place.querySelector('dialog')).not.toBeNull());
  return place;
};
const key = (init: KeyboardEventInit, target: EventTarget | null) =>
  act(async () => {
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
    );
  });
const options = (place: HTMLElement) =>
  [...place.querySelectorAll('[role=option]')].map((option) => option.textContent);
const chosen = (place: HTMLElement) => place.querySelector('[aria-selected=true]')?.textContent;

beforeEach(() => {
  registerWidgets();
  sessionStorage.clear();
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

describe('the palette', () => {
  test('lists screens, open tabs and actions before anything is typed', async () => {
    serve({});
    const place = await open();

    expect(options(place)).toContain('Widget List');
    expect(options(place)).toContain('Create Widget');
    expect(options(place)).toContain('Close tabAlt+W');
  });

  test('what is typed before it is there is not lost', async () => {
    serve({});
    const place = await render(
      <TabsProvider setting={setting}>
        <PaletteHost />
      </TabsProvider>,
      { session: aSession() },
    );

    act(() => {
      for (const init of [{ code: 'KeyK', ctrlKey: true }, { key: 'w' }, { key: 'i' }]) {
        dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
      }
    });

    await eventually(() => expect(place.querySelector('input')?.value).toBe('wi'));
    const later = new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true });
    place.querySelector('input')?.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  test('it has the keys typed before it, and the keyboard, before another key can come', async () => {
    serve({});
    const seen: unknown[] = [];
    const arrive = vi.fn<(take: (typed: string) => void) => void>((take) => take('0412 345'));
    const Around = () => {
      useLayoutEffect(() => {
        seen.push(arrive.mock.calls.length, document.querySelector('dialog')?.open);
      }, []);
      return <Palette close={() => {}} arrive={arrive} />;
    };

    const place = await render(
      <TabsProvider setting={setting}>
        <Around />
      </TabsProvider>,
    );

    expect(seen).toEqual([1, true]);
    expect(place.querySelector('input')?.value).toBe('0412 345');
  });

  test('goes by the keys alone: arrows choose, Enter opens, and it closes', async () => {
    serve({});
    const place = await open();
    const input = place.querySelector('input');
    await type(input, 'widget');
    const [first, second] = options(place);
    expect(chosen(place)).toBe(first);
    await key({ key: 'ArrowDown' }, input);
    expect(chosen(place)).toBe(second);
    await key({ key: 'ArrowUp' }, input);
    await key({ key: 'ArrowUp' }, input);
    expect(chosen(place)).toBe(options(place).at(-1));

    await type(input, 'create widget');
    await key({ key: 'Enter' }, input);

    expect(tabs.active?.path).toBe('/view/widgets/add');
    await eventually(() => expect(place.querySelector('dialog')).toBeNull());
  });

  test('finds records of every kind with one call, by their kinds, and opens them', async () => {
    const calls = serve({
      'GET /app/search': {
        body: {
          items: [
            {
              resource: 'widget',
              records: [
                { id: 'w-0', displayName: 'Sprocket', isActive: true },
                { id: 'w-1', displayName: 'Cog wheel', isActive: true, descriptionOption: 'Bay 4' },
                { id: 'w-2', displayName: 'Old cog', isActive: false },
              ],
            },
            { resource: 'unknown', records: [{ id: 'u-1', displayName: 'Cog of nobody' }] },
          ],
        },
      },
    });
    const place = await open();
    await type(place.querySelector('input'), 'cog');
    await eventually(() => expect(options(place)).toContain('Cog wheelBay 4'));
    expect(options(place)).toContain('Old cog (InActive)Widget');
    expect(place.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Widgets');
    expect(place.textContent).not.toContain('Cog of nobody');
    await act(async () => place.querySelector<HTMLElement>('[aria-selected=true]')?.click());

    expect(tabs.active?.path).toBe('/view/widgets/detail/w-1');
    expect(calls).toHaveLength(1);
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ filter: 'cog' });
  });

  test('a record that was just closed stands first and once', async () => {
    serve({
      'GET /app/search': {
        body: { items: [{ resource: 'widget', records: [{ id: 'w-9', displayName: 'Lever' }] }] },
      },
    });
    const place = await open();
    await key({ code: 'KeyK', ctrlKey: true }, window);
    await act(async () => openTab('/view/widgets/detail/w-9'));
    await act(async () => tabs.name(tabs.active?.id ?? '', 'Lever'));
    await act(async () => void tabs.close(tabs.active?.id ?? ''));
    await key({ code: 'KeyK', ctrlKey: true }, window);
    await type(place.querySelector('input'), 'lever');
    await eventually(() => expect(place.textContent).not.toContain('Searching'));

    expect(place.querySelector('[role=group]')?.getAttribute('aria-label')).toBe(
      'What you did last',
    );
    expect(options(place).filter((option) => option.startsWith('Lever'))).toHaveLength(1);
  });

  test('opens with what the user did last, records and screens, the latest first', async () => {
    serve({});
    const place = await open();
    await key({ code: 'KeyK', ctrlKey: true }, window);
    await act(async () => openTab('/view/widgets/add'));
    await act(async () => openTab('/view/widgets/detail/w-9'));
    await act(async () => tabs.name(tabs.active?.id ?? '', 'Lever', '(Widget)'));
    await act(async () => openTab('/view/widgets'));
    await key({ code: 'KeyK', ctrlKey: true }, window);

    expect(place.querySelector('[role=group]')?.getAttribute('aria-label')).toBe(
      'What you did last',
    );
    expect(options(place).slice(0, 2)).toEqual(['Lever (Widget)', 'Create Widget']);
    expect(options(place).filter((option) => option === 'Create Widget')).toHaveLength(1);
  });

  test('of the last session only screens are known, and no names', async () => {
    serve({});
    await open();
    await act(async () => openTab('/view/widgets/detail/w-9'));
    await act(async () => tabs.name(tabs.active?.id ?? '', 'Lever'));
    await act(async () => openTab('/view/widgets/add'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Lever');
    sessionStorage.clear();

    expect(recentPlaces('una').map(({ title }) => title)).toEqual(['Create Widget', 'Widget List']);
    expect(recentPlaces('somebody else')).toEqual([]);
  });

  test('finds the steps of the work by their names and by other words for them', async () => {
    serve({});
    registerCommands([
      {
        label: 'Paint it',
        words: 'colour brush',
        ability: 'widget.update',
        path: '/view/widgets?do=paint',
      },
      { label: 'Burn it', words: 'colour', ability: 'widget.burn', path: '/view/widgets?do=burn' },
    ]);
    const place = await open();
    await type(place.querySelector('input'), 'brush');
    expect(options(place)).toEqual(['Paint it']);
    await type(place.querySelector('input'), 'paint');
    await key({ key: 'Enter' }, place.querySelector('input'));

    expect(tabs.active?.search).toBe('?do=paint');
  });

  test('a phone number is looked for as it was typed and as it is kept', async () => {
    const calls = serve({ 'GET /app/search': { body: { items: [] } } });
    const place = await open();
    await type(place.querySelector('input'), '0412 345 678');
    await eventually(() => expect(calls).toHaveLength(2));

    expect(calls.map(({ query }) => query.get('filter'))).toEqual(['0412 345 678', '0412345678']);
  });

  test('a step that asks the server first is offered once it has answered', async () => {
    serve({ 'GET /app/search': { body: { items: [] } } });
    registerTypedAnswers({
      group: 'Places',
      ability: 'widget.list',
      look: async (text) => (text === 'Parra' ? 'Parramatta' : null),
      answers: ({ seen }) => (seen ? [{ label: `Near ${String(seen)}`, run: () => {} }] : []),
    });
    const place = await open();

    await type(place.querySelector('input'), 'Parra');
    await eventually(() => expect(options(place)).toContain('Near Parramatta'));
    await type(place.querySelector('input'), 'daysheet');
    await eventually(() => expect(place.textContent).not.toContain('Searching'));

    expect(options(place).filter((label) => label?.startsWith('Near'))).toEqual([]);
  });

  test('a search that fails leaves the rest standing', async () => {
    serve({ 'GET /app/search': { status: 500 } });
    const place = await open();
    await type(place.querySelector('input'), 'widget');
    await eventually(() => expect(place.textContent).not.toContain('Searching'));

    expect(options(place)).toContain('Widget List');
  });

  test('offers nothing that the user may not do', async () => {
    const calls = serve({});
    const { actor } = aSession();
    const place = await open(aSession({ actor: { ...actor, roles: ['GUEST'] } }));
    await type(place.querySelector('input'), 'widget');
    await eventually(() => expect(place.textContent).toContain('No result found'));

    expect(calls).toEqual([]);
  });

  test('goes back to an open tab', async () => {
    serve({});
    const first = await open();
    await key({ code: 'KeyK', ctrlKey: true }, window);
    await act(async () => openTab('/view/widgets/add'));
    await key({ code: 'KeyK', metaKey: true }, window);
    const input = first.querySelector('input');
    expect(chosen(first)).toBe('Widget List');
    await key({ key: 'Enter' }, input);

    expect(tabs.active?.path).toBe('/view/widgets');
  });
});
