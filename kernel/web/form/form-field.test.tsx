import { choice, defineModule, defineResource, lookup, register, text } from '#kernel/domain';
import type { Fields } from '#kernel/domain';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../testing/fake-server.ts';
import { eventually, render, type } from '../testing/render.tsx';
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

const aMonth = { message: 'A month.', example: '2026-11', read: (given: string) => given };

afterEach(() => vi.unstubAllGlobals());

const form = async (start: Record<string, unknown>, asked: Fields = fields) => {
  register([
    defineModule({ name: 'x', resources: [named('shop', 'shops'), named('shelf', 'shelves')] }),
  ]);
  const calls = serve({
    'GET /app/shops': { body: { items: [{ id, displayName: 'Corner' }] } },
    'GET /app/shelves': { body: { items: [] } },
  });
  const place = await render(<InputForm fields={asked} start={start} save={async () => {}} />);
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

test('it asks by another name where the definition says so', async () => {
  const named = { ...fields, shelfId: { ...fields.shelfId, withinAs: 'forShopId' } };
  const { place, calls } = await form({ shopId: id }, named);
  const input = place.querySelector<HTMLInputElement>('#shelfId');
  await eventually(() => expect(input?.disabled).toBe(false));

  await act(async () => {
    input?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });

  await eventually(() => {
    const asked = calls.find(({ path }) => path === '/app/shelves');
    expect(asked?.query.get('forShopId')).toBe(id);
    expect(asked?.query.get('shopId')).toBeNull();
  });
});

const choose = async (place: HTMLElement, name: string, label: string) => {
  await act(async () => {
    place.querySelector(`#${name}`)?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  const option = () =>
    [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(
      ({ textContent }) => textContent === label,
    );
  await eventually(() => expect(option()).toBeTruthy());
  await act(async () => option()?.click());
};

test('it is emptied when another is chosen by hand, which has none of it', async () => {
  const kept = { id: id.replace(/^0/, '1'), displayName: 'Top shelf' };
  const { place } = await form({ shopId: id.replace(/^0/, '2'), shelfId: kept.id });
  const shelf = () => place.querySelector('[data-field=shelfId]')?.textContent ?? '';
  await eventually(() => expect(shelf()).not.toBe('Shelf'));

  await choose(place, 'shopId', 'Corner');

  await eventually(() => expect(shelf()).toBe('Shelf'));
});

test('a form offers some records only; a chosen one that is not among them stays', async () => {
  const open = { shopId: lookup('Shop', 'shop', { offers: { isOpen: true } }) };
  const { place, calls } = await form({ shopId: id }, open);

  await choose(place, 'shopId', 'Corner');

  const asked = calls.filter(({ path }) => path === '/app/shops');
  expect(asked.map(({ query }) => query.get('ids') ?? query.get('isOpen'))).toEqual([id, 'true']);
  expect(place.textContent).toContain('Corner');
});

test('a field is asked for only beside the values that it belongs to', async () => {
  const asked = {
    kind: text('Kind'),
    colour: choice('Colour', { red: 'Red' }, { when: { kind: ['paint', 'ink'] } }),
  };
  const place = await render(
    <InputForm fields={asked} start={{ kind: 'paint' }} save={async () => {}} />,
  );
  const colour = () => place.querySelector('[data-field=colour]');
  await eventually(() => expect(colour()).not.toBeNull());

  await type(place.querySelector<HTMLInputElement>('#kind'), 'glass');

  await eventually(() => expect(colour()).toBeNull());
});

test('a month is chosen from a calendar and shown in words', async () => {
  register([defineModule({ name: 'x', textFormats: { month: aMonth } })]);
  const place = await render(
    <InputForm
      fields={{ month: text('Month', { format: 'month' }) }}
      start={{ month: '2026-10' }}
      save={async () => {}}
    />,
  );

  await eventually(() =>
    expect(place.querySelector<HTMLInputElement>('#month')?.value).toBe('October 2026'),
  );
});
