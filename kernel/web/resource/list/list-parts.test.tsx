import { act } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aSession } from '../../testing/a-session.ts';
import { aWidget, registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, press, render, type } from '../../testing/render.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import ResourceList from './resource-list.tsx';

const filtered = { ...widget, filters: ['colour', 'price', 'madeOn'] as const };
const list = <ResourceList resource={filtered} />;
const page = (items: object[]) => ({ body: { items, totalCount: items.length } });

beforeEach(() => registerWidgets());
afterEach(() => vi.unstubAllGlobals());

const Address = () => <output>{useLocation().search}</output>;
const listWithAddress = (
  <>
    {list}
    <Address />
  </>
);
const address = (place: HTMLElement) => place.querySelector('output')?.textContent;
const count = (place: HTMLElement) => place.querySelector('.count')?.textContent ?? '';

describe('the filters of a list', () => {
  test('[B-039] the button counts them, each is told and can be taken away', async () => {
    const calls = serve({ 'GET /app/widgets': page([aWidget()]) });
    const place = await render(list, { path: '/?colour=red&madeOn=lastMonth' });
    await eventually(() => expect(place.textContent).toContain('Cog'));

    expect(count(place)).toBe('2');
    const told = [...place.querySelectorAll('.active-filter')].map((one) => one.textContent);
    expect(told).toEqual(['Colour Red', 'Made on Last month']);

    await act(async () =>
      place.querySelector<HTMLElement>('[aria-label="Remove the filter on Colour"]')?.click(),
    );
    await eventually(() => expect(count(place)).toBe('1'));
    expect(calls.at(-1)?.query.get('colour')).toBeNull();
    expect(calls.at(-1)?.query.get('madeOnFrom')).toMatch(/^\d{4}-\d{2}-01$/);
    await press('Clear all', place);
    await eventually(() => expect(count(place)).toBe(''));
  });

  test('[B-039] they are in the address: a shared one is filtered, a cleared one is plain', async () => {
    const calls = serve({ 'GET /app/widgets': page([aWidget()]) });
    const place = await render(listWithAddress, {
      path: '/?colour=red&priceFrom=5&filterText=cog',
    });
    await eventually(() => expect(place.textContent).toContain('Cog'));
    expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toMatchObject({
      colour: 'red',
      priceFrom: '5',
      filterText: 'cog',
    });

    await press('Clear all', place);

    await eventually(() => expect(address(place)).toBe('?filterText=cog'));
    expect(calls.at(-1)?.query.get('colour')).toBeNull();
  });

  test('[B-037] the panel offers an input for each, and a range settles before it is asked', async () => {
    const calls = serve({ 'GET /app/widgets': page([aWidget()]) });
    const place = await render(list);
    await press('Filters', place);
    await eventually(() => expect(place.querySelector('.filters')).not.toBeNull());
    const labels = [...place.querySelectorAll('.filter > label')].map((one) => one.textContent);
    expect(labels).toEqual(['Colour', 'Price', 'Made on']);

    await type(place.querySelector('[aria-label="Price from"]'), '12');

    await eventually(() => expect(calls.at(-1)?.query.get('priceFrom')).toBe('12'));
    expect(calls.filter(({ query }) => query.get('priceFrom') === '1')).toEqual([]);
  });
});

test('the arrow down leads from the search into the list, with what was typed', async () => {
  const calls = serve({ 'GET /app/widgets': page([aWidget()]) });
  const place = await render(list);
  await eventually(() => expect(place.textContent).toContain('Cog'));
  const search = place.querySelector<HTMLInputElement>('input[type=search]');
  search?.focus();
  await type(search, 'cog');

  await act(async () => {
    search?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });

  expect(document.activeElement).toBe(place.querySelector('[role=grid]'));
  await eventually(() => expect(calls.at(-1)?.query.get('filterText')).toBe('cog'));
});

describe('saved filters', () => {
  const kept = { id: 'f-1', name: 'Red ones', query: 'colour=red&madeOn=last7Days' };

  test('[B-039] one is applied with a click, and stands in the address', async () => {
    const calls = serve({
      'GET /app/widgets': page([aWidget()]),
      'GET /app/user-saved-filters': { body: { items: [kept] } },
    });
    const place = await render(listWithAddress);
    await act(async () => place.querySelector<HTMLElement>('[aria-label^=Saved]')?.click());
    await eventually(() => expect(document.body.textContent).toContain('Red ones'));

    await press('Red ones');

    await eventually(() => expect(count(place)).toBe('2'));
    expect(address(place)).toBe('?colour=red&madeOn=last7Days');
    expect(calls.find(({ path }) => path.includes('saved'))?.query.get('tableKey')).toBe('widgets');
  });

  test('the search in view is saved under a name, without its page', async () => {
    const toasts = collectToasts();
    const calls = serve({
      'GET /app/widgets': page([aWidget()]),
      'GET /app/user-saved-filters': { body: { items: [] } },
      'POST /app/user-saved-filters': { status: 201, body: kept },
    });
    const place = await render(list, { path: '/?colour=red&page=2&filterText=cog' });
    await act(async () => place.querySelector<HTMLElement>('[aria-label^=Saved]')?.click());
    await eventually(() =>
      expect(document.querySelector('[aria-label="Name of the filter"]')).not.toBeNull(),
    );

    await type(document.querySelector('[aria-label="Name of the filter"]'), '  Red cogs ');
    await press('Save filter');

    await eventually(() => expect(toasts.map(({ text }) => text)).toEqual(['Filter saved.']));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      tableKey: 'widgets',
      name: 'Red cogs',
      query: 'filterText=cog&colour=red',
    });
  });
});

describe('the menu of a row', () => {
  const menu = async (record: object, roles = ['CLERK']) => {
    serve({ 'GET /app/widgets': page([record]) });
    const { actor } = aSession();
    const place = await render(list, { session: aSession({ actor: { ...actor, roles } }) });
    await eventually(() => expect(place.textContent).toContain('Cog'));
    await act(async () => {
      place
        .querySelector('[data-row] [data-column]')
        ?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    });
    await eventually(() => expect(document.querySelector('[role=menu]')).not.toBeNull());
    return [...document.querySelectorAll('[role=menuitem] .menu-label')].map(
      (item) => item.textContent,
    );
  };

  test('[B-037] offers what may be done with the record', async () => {
    expect(await menu(aWidget())).toEqual([
      'Open',
      'Open in new tab',
      'Copy link',
      'Copy row',
      'Edit',
      'Disable',
      'History',
      'Delete',
    ]);
  });

  test('[B-037] and nothing that may not', async () => {
    expect(await menu(aWidget({ can: ['widget.read'] }))).toEqual([
      'Open',
      'Open in new tab',
      'Copy link',
      'Copy row',
      'History',
    ]);
    expect(await menu(aWidget({ can: [] }), ['GUEST'])).toContain('Copy row');
  });
});

test('the slash leads to the search, but not from within a text', async () => {
  serve({ 'GET /app/widgets': page([]) });
  const place = await render(list);
  const slash = (target: Element) =>
    act(async () => {
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }),
      );
    });
  const search = place.querySelector('input[type=search]');

  await slash(document.body);
  expect(document.activeElement).toBe(search);
  const other = document.body.appendChild(document.createElement('textarea'));
  other.focus();
  await slash(other);
  expect(document.activeElement).toBe(other);
  other.remove();
});
