import {
  dateTime,
  defineModule,
  defineResource,
  lookup,
  register,
  text,
  timeZone,
} from '#kernel/domain';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../testing/fake-server.ts';
import { eventually, render } from '../testing/render.tsx';
import { InputForm } from './input-form.tsx';

const shop = defineResource({
  name: 'shop',
  segment: 'shops',
  label: ['Shop', 'Shops'],
  title: '{name}',
  fields: { name: text('Name'), timeZone: timeZone('Time zone') },
  verbs: { lookup: ['CLERK'], read: ['CLERK'] },
  list: { columns: ['name'], sort: 'name' },
  detail: {},
});
const fields = {
  shopId: lookup('Shop', 'shop'),
  timeZone: timeZone('Time zone', { follows: { shopId: 'shop' } }),
  opensAt: dateTime('Opens at', { zone: 'timeZone' }),
};
const id = '0190b5a2-7c3e-7d4f-8a5b-6c7d8e9f0a1b';
const nineInSydney = '2026-11-23T22:00:00.000Z';

afterEach(() => vi.unstubAllGlobals());

async function form(start: Record<string, unknown>) {
  register([defineModule({ name: 'x', resources: [shop] })]);
  const record = { id, displayName: 'Corner', timeZone: 'Australia/Perth' };
  serve({
    'GET /app/shops': { body: { items: [{ id, displayName: 'Corner' }] } },
    [`GET /app/shops/${id}`]: { body: record },
  });
  const saved = vi.fn<(values: object) => Promise<void>>(async () => {});
  const place = await render(<InputForm fields={fields} start={start} save={saved} />);
  const noteOf = () => place.querySelector('[data-field=opensAt]')?.textContent;
  const save = () => act(async () => place.querySelector<HTMLElement>('.form-end button')?.click());
  const choose = async () => {
    await act(async () => {
      const input = place.querySelector('#shopId');
      input?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    });
    await eventually(() => expect(document.querySelector('.ant-select-item-option')).toBeTruthy());
    await act(async () => document.querySelector<HTMLElement>('.ant-select-item-option')?.click());
  };
  return { place, saved, save, choose, noteOf };
}

test('the chosen record says the zone, which is then not typed, and nine stays nine', async () => {
  const { place, saved, save, choose, noteOf } = await form({
    timeZone: 'Australia/Sydney',
    opensAt: nineInSydney,
  });
  expect(noteOf()).toContain('AEDT, Sydney');

  await choose();
  await eventually(() => expect(noteOf()).toContain('AWST, Perth'));
  expect(place.querySelector<HTMLInputElement>('#timeZone')?.disabled).toBe(true);
  await save();

  await eventually(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[0]).toEqual({
    shopId: id,
    timeZone: 'Australia/Perth',
    opensAt: '2026-11-24T01:00:00.000Z',
  });
});

test('what a record says already is not changed by opening its form', async () => {
  const { place, noteOf } = await form({
    shopId: id,
    timeZone: 'Australia/Sydney',
    opensAt: nineInSydney,
  });

  await eventually(() =>
    expect(place.querySelector<HTMLInputElement>('#timeZone')?.disabled).toBe(true),
  );
  expect(noteOf()).toContain('AEDT, Sydney');
});
