import { act } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aWidget, registerWidgets, widget } from '../../testing/a-widget.ts';
import { serve } from '../../testing/fake-server.ts';
import { eventually, render } from '../../testing/render.tsx';
import ResourceList from './resource-list.tsx';

const names = ['Cog', 'Gear', 'Lever'];
const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

beforeEach(() => registerWidgets());
afterEach(() => vi.unstubAllGlobals());

test('[B-037] a list is worked with the keyboard alone', async () => {
  serve({
    'GET /app/widgets': ({ query }) => {
      const sorted = query.get('sorting') === 'colour' ? names.toReversed() : names;
      const items = sorted.map((name) => aWidget({ id: `w-${name}`, name }));
      return { body: { items, totalCount: items.length } };
    },
  });
  const place = await render(
    <>
      <ResourceList resource={widget} />
      <Address />
    </>,
    { path: '/view/widgets' },
  );
  const firstRow = () => place.querySelector('[data-row="0"]')?.textContent ?? '';
  await eventually(() => expect(firstRow()).toContain('Cog'));
  const grid = () => place.querySelector<HTMLElement>('[role=grid]');
  const address = () => place.querySelector('output')?.textContent;
  const menu = () => document.querySelector('[role=menu]');
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(async () => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
      );
    });

  await key('/');
  expect(document.activeElement).toBe(place.querySelector('input[type=search]'));
  await key('ArrowDown');
  expect(document.activeElement).toBe(grid());

  await key('ArrowUp');
  await key('ArrowRight');
  await key('Enter');
  await eventually(() => expect(firstRow()).toContain('Lever'));
  expect(address()).toBe('/view/widgets?sorting=colour');
  expect(place.querySelector('th[aria-sort=ascending]')?.textContent).toBe('Colour');

  await key('ArrowDown');
  await key('Home', { ctrlKey: true });
  await key(' ');
  await key('ArrowDown', { shiftKey: true });
  expect(place.textContent).toContain('2 selected');
  await key('Escape');
  expect(place.textContent).not.toContain('selected');

  await key('F10', { shiftKey: true });
  expect(document.activeElement?.textContent).toBe('OpenEnter');
  expect(menu()?.contains(document.activeElement)).toBe(true);
  await key('Escape');
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(grid());

  await key('Enter');
  expect(address()).toBe('/view/widgets/detail/w-Gear');
});
