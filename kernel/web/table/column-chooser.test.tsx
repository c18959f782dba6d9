import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serve } from '../testing/fake-server.ts';
import type { Call } from '../testing/fake-server.ts';
import { press, render, type } from '../testing/render.tsx';
import ColumnChooser from './column-chooser.tsx';
import type { Column } from './column.ts';
import { saveDelay } from './save-arrangement.ts';
import { useArrangement } from './use-arrangement.ts';

const column = (key: string, isShown = true): Column<object> => ({
  key,
  title: `The ${key}`,
  isShown,
  render: () => key,
  text: () => key,
});
const columns = [column('name'), column('city'), column('phone', false)];

function Chooser({ tableKey = 'things' }: { tableKey?: string }) {
  const arrangement = useArrangement(tableKey, columns);
  return (
    <>
      <ColumnChooser {...arrangement} />
      <output>
        {arrangement.placed
          .filter(({ isHidden }) => !isHidden)
          .map(({ key }) => key)
          .join()}
      </output>
    </>
  );
}

let calls: Call[];
const puts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const box = (place: HTMLElement, title: string) =>
  [...place.querySelectorAll('label')]
    .find((label) => label.textContent === title)
    ?.querySelector('input');
const shown = (place: HTMLElement) => place.querySelector('output')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls = serve({
    'GET /app/user-table-settings': { body: { tableKey: 'things', columns: [] } },
    'PUT /app/user-table-settings': { body: {} },
  });
});
afterEach(async () => {
  await wait(2 * saveDelay);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the column chooser', () => {
  test('[B-038] [E-015] shows and hides one, all and none, and goes back to the default', async () => {
    const place = await render(<Chooser />);
    await wait(10);

    await act(async () => box(place, 'The city')?.click());
    await wait(10);
    expect(shown(place)).toBe('name');
    await press('Show All', place);
    await wait(10);
    expect(shown(place)).toBe('name,city,phone');
    await press('Hide All', place);
    await wait(10);
    expect(shown(place)).toBe('');
    await press('Default Columns', place);
    await wait(10);
    expect(shown(place)).toBe('name,city');
  });

  test('[B-038] Default Columns brings back the original set and order', async () => {
    const kept = [{ name: 'phone' }, { name: 'city', hidden: true }, { name: 'name' }];
    serve({
      'GET /app/user-table-settings': { body: { tableKey: 'moved', columns: kept } },
      'PUT /app/user-table-settings': { body: {} },
    });
    const place = await render(<Chooser tableKey="moved" />);
    await wait(10);
    expect(shown(place)).toBe('phone,name');

    await press('Default Columns', place);
    await wait(10);

    expect(shown(place)).toBe('name,city');
  });

  test('[B-132] three quick changes are one PUT a second after the last', async () => {
    const place = await render(<Chooser />);
    await wait(10);

    await act(async () => box(place, 'The city')?.click());
    await wait(600);
    await act(async () => box(place, 'The phone')?.click());
    await wait(600);
    await act(async () => box(place, 'The name')?.click());
    await wait(saveDelay - 1);
    expect(puts()).toEqual([]);
    await wait(1);

    expect(puts()).toEqual([
      {
        tableKey: 'things',
        columns: [
          { name: 'name', hidden: true },
          { name: 'city', hidden: true },
          { name: 'phone', hidden: false },
        ],
      },
    ]);
  });

  test('[B-132] what waits is saved when the page is left', async () => {
    const place = await render(<Chooser tableKey="left" />);
    await wait(10);
    await press('Hide All', place);

    await act(async () => dispatchEvent(new Event('pagehide')));
    await wait(5 * saveDelay);

    expect(puts()).toHaveLength(1);
  });

  test('[B-038] each column has a grip for the pointer and the keyboard', async () => {
    const place = await render(<Chooser tableKey="moved" />);
    await wait(10);
    const grip = place.querySelector<HTMLElement>('[aria-label="Move The name"]');

    expect(grip?.getAttribute('aria-roledescription')).toBe('sortable');
    expect(grip?.tabIndex).toBe(0);
  });

  test('columns are found by their titles', async () => {
    const place = await render(<Chooser />);
    await wait(10);

    await type(place.querySelector('input[type=search]'), 'PHO');

    expect([...place.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'The phone',
    ]);
  });
});
