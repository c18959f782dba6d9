import { act, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { render } from '../testing/render.tsx';
import { arrange } from './arrangement.ts';
import type { Column } from './column.ts';
import { DataGrid } from './data-grid.tsx';
import type { GridProps } from './grid-props.ts';

type Row = { id: string; name: string; city: string };
const rows: Row[] = Array.from({ length: 100 }, (_, index) => ({
  id: `r${index}`,
  name: `Name ${index}`,
  city: `City ${index}`,
}));
const column = (key: keyof Row): Column<Row> => ({
  key,
  title: key,
  isShown: true,
  isSortable: true,
  render: (row) => row[key],
  text: (row) => row[key],
});
const placed = arrange([column('name'), column('city')], []);

function Table(given: Partial<GridProps<Row>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataGrid<Row>
      label="Rows"
      columns={placed}
      rows={rows}
      rowId={({ id }) => id}
      sorting="name"
      onSort={() => {}}
      onResize={() => {}}
      onMenu={() => {}}
      selected={selected}
      onSelect={setSelected}
      {...given}
    />
  );
}

async function shown(given: Partial<GridProps<Row>> = {}) {
  const place = await render(<Table {...given} />);
  const grid = place.querySelector<HTMLElement>('[role=grid]');
  if (!grid) throw new Error('There is no table');
  const press = (key: string, more: KeyboardEventInit = {}) =>
    act(async () => {
      grid.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      );
    });
  const active = () =>
    document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.textContent;
  const chosen = () =>
    [...grid.querySelectorAll('[aria-selected=true]')].map((row) => row.textContent);
  return { grid, press, active, chosen };
}

describe('the keys of a table', () => {
  test('[B-037] it is one stop of the Tab key, and arrows lead from cell to cell', async () => {
    const { grid, press, active } = await shown();

    expect(grid.tabIndex).toBe(0);
    expect(active()).toBe('Name 0');
    await press('ArrowDown');
    await press('ArrowRight');
    expect(active()).toBe('City 1');
    await press('Home', { ctrlKey: true });
    await press('ArrowUp');
    expect(active()).toBe('name');
  });

  test('[B-037] Enter opens the row, with Control apart', async () => {
    const onOpen = vi.fn<NonNullable<GridProps<Row>['onOpen']>>();
    const { press } = await shown({ onOpen });

    await press('ArrowDown');
    await press('Enter');
    await press('Enter', { ctrlKey: true });

    expect(onOpen.mock.calls).toEqual([
      [rows[1], 'here'],
      [rows[1], 'apart'],
    ]);
  });

  test('[G-116] a letter does to the row what the list says, and never with Control', async () => {
    const onLetter = vi.fn<(row: Row, letter: string) => boolean>(() => true);
    const { press } = await shown({ onLetter });

    await press('ArrowDown');
    await press('d');
    await press('D', { shiftKey: true });
    await press('d', { ctrlKey: true });

    expect(onLetter.mock.calls.map(([row, letter]) => [row.id, letter])).toEqual([
      [expect.any(String), 'd'],
      [expect.any(String), 'd'],
    ]);
  });

  test('[B-037] Space chooses, Shift and arrows choose a run, Escape lets go', async () => {
    const { press, chosen } = await shown();

    await press(' ');
    expect(chosen()).toEqual(['Name 0City 0']);
    await press('ArrowDown', { shiftKey: true });
    await press('ArrowDown', { shiftKey: true });
    expect(chosen()).toHaveLength(3);
    await press('Escape');
    expect(chosen()).toEqual([]);
    await press('a', { ctrlKey: true });
    expect(chosen().length).toBeGreaterThan(10);
  });

  test('[B-037] Shift F10 and the menu key ask for the menu of the cell, or of the head', async () => {
    const onMenu = vi.fn<GridProps<Row>['onMenu']>();
    const { press } = await shown({ onMenu });

    await press('ArrowRight');
    await press('F10', { shiftKey: true });
    await press('ArrowUp');
    await press('ContextMenu');

    expect(onMenu.mock.calls.map(([row, key]) => [row, key])).toEqual([
      [rows[0], 'city'],
      [null, 'city'],
    ]);
  });

  test('[B-037] on the head Enter sorts, and Shift with arrows changes the width', async () => {
    const onSort = vi.fn<GridProps<Row>['onSort']>();
    const onResize = vi.fn<GridProps<Row>['onResize']>();
    const { press } = await shown({ onSort, onResize });

    await press('ArrowUp');
    await press('Enter');
    await press(' ', { shiftKey: true });
    await press('ArrowRight', { shiftKey: true });
    await press('ArrowLeft', { shiftKey: true });

    expect(onSort.mock.calls).toEqual([
      ['name', false],
      ['name', true],
    ]);
    expect(onResize.mock.calls).toEqual([
      ['name', 220],
      ['name', 180],
    ]);
  });

  test('keys typed into something inside a cell are its own', async () => {
    const onOpen = vi.fn<NonNullable<GridProps<Row>['onOpen']>>();
    const inside = { ...placed[0], render: () => <input aria-label="inside" /> };
    const { grid } = await shown({ onOpen, columns: [inside as (typeof placed)[number]] });

    grid
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));

    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe('the rows of a table', () => {
  test('only those in view are drawn, the rest keep their place', async () => {
    const { grid } = await shown({ skipped: 200, total: 300 });
    const drawn = grid.querySelectorAll('[data-row]');

    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.length).toBeLessThan(60);
    expect(grid.querySelector('.grid-space')).not.toBeNull();
    expect(grid.getAttribute('aria-rowcount')).toBe('301');
    expect(drawn[0]?.getAttribute('aria-rowindex')).toBe('202');
  });

  test('a click opens, in a check it chooses, and on a link it is the link’s', async () => {
    const onOpen = vi.fn<NonNullable<GridProps<Row>['onOpen']>>();
    const { grid, chosen } = await shown({ onOpen });
    const click = (selector: string) =>
      act(async () => grid.querySelector<HTMLElement>(selector)?.click());

    await click('[data-row="2"] [data-column="1"]');
    await click('[data-row="4"] [data-check]');

    expect(onOpen.mock.calls).toEqual([[rows[2], 'here']]);
    expect(chosen()).toEqual(['Name 4City 4']);
  });

  test('the check in the head chooses all, and none', async () => {
    const { grid, chosen } = await shown();
    const click = () => act(async () => grid.querySelector<HTMLElement>('th.grid-check')?.click());

    await click();
    expect(chosen().length).toBeGreaterThan(10);
    await click();
    expect(chosen()).toEqual([]);
  });
});

test.each([
  [true, 'Name 0'],
  [false, null],
])('[B-327] cells tell more on hovering only to those who see details: %s', async (sees, title) => {
  const place = await render(<Table />, { session: aSession({ seesDetails: sees }) });

  expect(place.querySelector('td[data-column="0"]')?.getAttribute('title')).toBe(title);
});
