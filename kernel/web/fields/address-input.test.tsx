import type { Address } from '#kernel/domain';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { serve } from '../testing/fake-server.ts';
import { eventually, render, type } from '../testing/render.tsx';
import { AddressInput } from './address-input.tsx';

let value: Address | null = null;
const session = aSession({
  tenant: { ...aSession().tenant, country: { id: '16', name: 'Australia' } },
});

function Held({ start }: { start?: Address }) {
  const [address, setAddress] = useState<Address | null>(start ?? null);
  return (
    <AddressInput
      field={{ kind: 'address', label: 'Address' }}
      value={address}
      onChange={(next) => {
        value = next;
        setAddress(next);
      }}
    />
  );
}

const part = (place: ParentNode, label: string) =>
  place.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
const bondi = { id: 'p-1', name: 'Bondi', state: 'NSW', postcode: '2026' };

beforeEach(() => {
  value = null;
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Suburb', 'bondi'],
  ['Postcode', '2026'],
])(
  '[C-226] typing a %s offers places, and the one picked fills in the rest',
  async (label, text) => {
    const calls = serve({ 'GET /app/countries/postcode': { body: { items: [bondi] } } });
    const place = await render(<Held start={{ line1: '1 Campbell Parade' }} />, { session });

    await type(part(place, label), text);
    await eventually(() => expect(document.body.textContent).toContain('Bondi NSW 2026'));
    await act(async () => {
      document.querySelector<HTMLElement>('.ant-select-item-option')?.click();
    });

    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      countryName: 'Australia',
      q: text,
      excludePostBoxFlag: 'true',
    });
    expect(value).toEqual({
      line1: '1 Campbell Parade',
      suburb: 'Bondi',
      state: 'NSW',
      postcode: '2026',
      country: 'Australia',
    });
  },
);

test('what is typed stands, whether or not there is such a place', async () => {
  serve({ 'GET /app/countries/postcode': { body: { items: [] } } });
  const place = await render(<Held />, { session });

  await type(part(place, 'Suburb'), 'Nowhere');

  expect(value).toEqual({ suburb: 'Nowhere' });
});

test('[B-088] the label follows the country', async () => {
  const place = await render(<Held start={{ country: 'United States' }} />, { session });

  expect(part(place, 'Zipcode')).not.toBeNull();
  expect(part(place, 'Postcode')).toBeNull();
});

test('[B-336] [B-245] states come from the cities of the tenant’s country, asked for once', async () => {
  const cities = { body: { items: [bondi, { ...bondi, id: 'p-2', state: 'ACT' }] } };
  const calls = serve({ 'GET /app/countries/Australia/cities': cities });
  const place = await render(
    <>
      <Held />
      <Held />
    </>,
    { session },
  );

  for (const input of place.querySelectorAll<HTMLElement>('input[aria-label=State]')) {
    await act(async () => {
      input.focus();
      input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    });
    await eventually(() => expect(document.body.textContent).toMatch(/ACT.*NSW/s));
  }

  expect(calls).toHaveLength(1);
});

test('a state is chosen where the definition lists them, and typed where it does not', async () => {
  const states = { countries: ['Australia'], choices: { NSW: 'New South Wales', WA: 'West' } };
  const field = { kind: 'address', label: 'Address', states } as const;
  const choose = (next: Address | null) => {
    value = next;
  };
  const place = await render(<AddressInput field={field} value={{}} onChange={choose} />, {
    session,
  });

  await act(async () => {
    part(place, 'State')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  const options = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
  expect(options.map(({ textContent }) => textContent)).toEqual(['NSW', 'WA']);
  await act(async () => options[1]?.click());

  expect(value).toEqual({ state: 'WA' });
  await type(part(place, 'State'), 'Westralia');
  expect(value).toEqual({ state: 'WA' });
});
