import type { Field } from '#kernel/domain';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { registerWidgets } from '../testing/a-widget.ts';
import { serve } from '../testing/fake-server.ts';
import type { Call } from '../testing/fake-server.ts';
import { eventually, render, type } from '../testing/render.tsx';
import { collectToasts } from '../testing/toasts.ts';
import { cacheRest, disableLookupCache, isLookupCached } from './lookup-cache.ts';
import { LookupInput } from './lookup-input.tsx';

const field: Field = { kind: 'lookup', label: 'Widget', resource: 'widget' };
const route = 'GET /app/widgets';
let chosen: unknown;

function Held({ start }: { start?: string }) {
  const [value, setValue] = useState<string | string[] | null>(start ?? null);
  return (
    <LookupInput
      field={field}
      value={value}
      onChange={(next) => {
        chosen = next;
        setValue(next);
      }}
    />
  );
}

const box = (place: ParentNode) => place.querySelector<HTMLInputElement>('input');
const mouse = (target: Element | null | undefined, kind: string) =>
  act(async () => void target?.dispatchEvent(new MouseEvent(kind, { bubbles: true })));
const open = (place: ParentNode) => mouse(box(place), 'mousedown');
const shut = (place: ParentNode) =>
  act(
    async () =>
      void box(place)?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, which: 27, bubbles: true }),
      ),
  );
const titled = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    id: `w-${from + at}`,
    displayName: `W${from + at}`,
  }));
const query = (call: Call | undefined) => Object.fromEntries(call?.query ?? []);

beforeEach(() => registerWidgets());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[B-082] [B-333] [B-335] [K-103] [S-131] it asks when it is opened, in its own order, 500 ms after typing', async () => {
  const calls = serve({ [route]: { body: { items: titled(1) } } });
  const place = await render(<Held />);
  expect(calls).toHaveLength(0);

  await open(place);
  await eventually(() => expect(document.body.textContent).toContain('W0'));
  expect(query(calls[0])).toEqual({
    isSelectionList: 'true',
    maxResultCount: '20',
    isActive: 'true',
    sorting: 'name',
    cacheEnabled: 'true',
  });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await type(box(place), 'c');
  await type(box(place), 'co');
  await act(async () => void vi.advanceTimersByTime(499));
  expect(calls).toHaveLength(1);
  await act(async () => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await eventually(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.query.get('filterText')).toBe('co');
});

test('[B-333] [K-102] the next twenty are asked for at the end of the list', async () => {
  const calls = serve({
    [route]: ({ query: asked }) => ({
      body: { items: asked.get('skipCount') === '20' ? titled(3, 20) : titled(20) },
    }),
  });
  const place = await render(<Held />);
  await open(place);
  await eventually(() => expect(document.body.textContent).toContain('W0'));

  const list = document.querySelector('.ant-select-dropdown-list-holder');
  await act(async () => void list?.dispatchEvent(new Event('scroll', { bubbles: true })));

  await eventually(() => expect(calls.at(-1)?.query.get('skipCount')).toBe('20'));
});

test('[B-299] [K-092] a cache that was switched off comes back by itself after 5 s', () => {
  vi.useFakeTimers();
  expect(isLookupCached('things')).toBe(true);

  disableLookupCache('things');
  expect(isLookupCached('things')).toBe(false);
  vi.advanceTimersByTime(cacheRest - 1);
  expect(isLookupCached('things')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isLookupCached('things')).toBe(true);
  expect(isLookupCached('other things')).toBe(true);
});

test('[B-299] opened again it asks again only while the cache is off', async () => {
  const calls = serve({ [route]: { body: { items: titled(1) } } });
  const place = await render(<Held />);
  await open(place);
  await eventually(() => expect(calls).toHaveLength(1));
  await shut(place);
  await open(place);
  expect(calls).toHaveLength(1);

  disableLookupCache('widgets');
  await shut(place);
  await open(place);

  await eventually(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.query.get('cacheEnabled')).toBe('false');
});

test('[B-321] an inactive record says so, and a choice hands on its id', async () => {
  serve({ [route]: { body: { items: [{ id: 'w-9', displayName: 'Old', isActive: false }] } } });
  const place = await render(<Held />);
  await open(place);
  await eventually(() => expect(document.body.textContent).toContain('Old (InActive)'));

  await mouse(document.querySelector('.ant-select-item-option'), 'click');

  expect(chosen).toBe('w-9');
});

test('a record that is known by id only is asked for by name', async () => {
  const calls = serve({ [route]: { body: { items: [{ id: 'w-3', displayName: 'Sprocket' }] } } });
  const place = await render(<Held start="w-3" />);

  await eventually(() => expect(place.textContent).toContain('Sprocket'));
  expect(query(calls[0])).toMatchObject({ ids: 'w-3', isSelectionList: 'true' });
});

test('[B-140] a lookup that fails is logged, and no toast tells of it', async () => {
  const toasts = collectToasts();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  serve({ [route]: { status: 400 } });
  const place = await render(<Held />);
  await open(place);

  await eventually(() =>
    expect(document.body.textContent).toContain('The list could not be loaded.'),
  );

  expect(logged).toHaveBeenCalledWith('A lookup failed', expect.objectContaining({ status: 400 }));
  expect(toasts).toEqual([]);
  logged.mockRestore();
});

test.each([
  [true, 1],
  [false, 0],
])('[B-327] details on hovering: for those who see them (%s) %i', async (seesDetails, count) => {
  serve({
    [route]: {
      body: { items: [{ id: 'w-1', displayName: 'Cog', descriptionOption: 'a@b.test' }] },
    },
  });
  const place = await render(<Held />, { session: aSession({ seesDetails }) });
  await open(place);
  await eventually(() => expect(document.body.textContent).toContain('a@b.test'));

  await mouse(document.querySelector('.lookup-choice'), 'mouseover');
  const tipsShown = () => [...document.querySelectorAll<HTMLElement>('.ant-tooltip')];
  if (count) await eventually(() => expect(tipsShown()).toHaveLength(count));
  else await act(() => new Promise((wait) => setTimeout(wait, 700)));

  const tips = tipsShown();
  expect(tips).toHaveLength(count);
  expect(tips.map((tip) => tip.style.width)).toEqual(count ? ['84px'] : []);
});
