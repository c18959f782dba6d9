import { defineModule, defineResource, lookup, register, text } from '#kernel/domain';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../testing/fake-server.ts';
import { eventually, render } from '../testing/render.tsx';
import { InputForm } from './input-form.tsx';

const named = (name: string, segment: string) =>
  defineResource({
    name,
    segment,
    label: [name, segment],
    title: '{name}',
    fields: { name: text('Name') },
    verbs: { lookup: ['CLERK'] },
    list: { columns: ['name'], sort: 'name' },
    detail: {},
  });

const fields = {
  shopId: lookup('Shop', 'shop'),
  shelfId: lookup('Shelf', 'shelf', { within: 'shopId' }),
};
const id = '0190b5a2-7c3e-7d4f-8a5b-6c7d8e9f0a1b';

afterEach(() => vi.unstubAllGlobals());

const form = async (start: Record<string, unknown>) => {
  register([
    defineModule({ name: 'x', resources: [named('shop', 'shops'), named('shelf', 'shelves')] }),
  ]);
  const calls = serve({
    'GET /app/shops': { body: { items: [{ id, displayName: 'Corner' }] } },
    'GET /app/shelves': { body: { items: [] } },
  });
  const place = await render(<InputForm fields={fields} start={start} save={async () => {}} />);
  return { place, calls };
};

test('a choice within another is closed until that one is made', async () => {
  const { place } = await form({});

  expect(place.querySelector<HTMLInputElement>('#shelfId')?.disabled).toBe(true);
});

test('it offers only what belongs to that one', async () => {
  const { place, calls } = await form({ shopId: id });
  const input = place.querySelector<HTMLInputElement>('#shelfId');
  await eventually(() => expect(input?.disabled).toBe(false));

  await act(async () => {
    input?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });

  await eventually(() => {
    const asked = calls.find(({ path }) => path === '/app/shelves');
    expect(asked?.query.get('shopId')).toBe(id);
  });
});
