import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addDays } from '#kernel/domain';
import { collectToasts, eventually, press, render, serve, type } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { NewClient } from './new-client.tsx';

const named = (id: string, displayName: string) => ({ id, displayName });

const similar = {
  'GET /app/clients/similarItemsByLastName': {
    body: {
      items: [{ id: 'client-7', displayName: 'Nour Haddad', descriptionOption: 'WC-2025-1' }],
    },
  },
};

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

async function open(routes: Parameters<typeof serve>[0] = {}) {
  collectToasts();
  const calls = serve({ ...similar, ...routes });
  const done = vi.fn<(found: { id: string; displayName: string }) => void>();
  await render(<NewClient companyId={null} typed="noor haddad" close={() => {}} done={done} />);
  await eventually(() => expect(input('First name')).not.toBeNull());
  return { calls, done };
}

function input(label: string): HTMLInputElement | null {
  const found = [...document.querySelectorAll('label')].find((one) =>
    one.textContent?.trim().startsWith(label),
  );
  return found ? document.querySelector<HTMLInputElement>(`#${CSS.escape(found.htmlFor)}`) : null;
}

test('the name that was typed while searching is carried over', async () => {
  await open();

  expect(input('First name')?.value).toBe('Noor');
  expect(input('Last name')?.value).toBe('Haddad');
});

test('[B-224] it warns of people who may be the same, and goes on with one of them', async () => {
  const { calls, done } = await open();
  await eventually(() => expect(document.body.textContent).toContain('Nour Haddad'));

  await press('Use this one');

  expect(done).toHaveBeenCalledWith(expect.objectContaining({ id: 'client-7' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('[B-224] of many with the last name the one with the whole name stands first', async () => {
  const others = ['Adam', 'Amal', 'Ayman', 'Bassam'].map((name) => named(name, `${name} Haddad`));
  await open({
    'GET /app/clients/similarItemsByLastName': { body: { items: others } },
    'GET /app/clients/similarItemsByName': { body: { items: [named('same', 'Noor Haddad')] } },
  });
  const lines = () => [...document.querySelectorAll('.similar li')].map((one) => one.textContent);

  await eventually(() => expect(lines()[0]).toContain('Noor Haddad'));
  expect(lines().at(-1)).toBe('and 2 more');
});

test('days and address are asked for and judged as on the form of the person', async () => {
  const { calls, done } = await open();
  const ahead = addDays(new Date().toISOString().slice(0, 10), 2);
  expect(document.querySelector('[aria-label="Suburb"]')).not.toBeNull();

  await type(input('Date of injury'), ahead.split('-').toReversed().join('/'));
  await act(async () => input('Date of injury')?.blur());
  await press('Save');

  await eventually(() => expect(document.body.textContent).toContain('This day is in the future.'));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  expect(done).not.toHaveBeenCalled();
});

test('a new person is handed to the booking', async () => {
  const { done } = await open({
    'POST /app/clients': {
      status: 201,
      body: { id: 'client-9', firstName: 'Noor', lastName: 'Haddad' },
    },
  });

  await press('Save');

  await eventually(() =>
    expect(done).toHaveBeenCalledWith({ id: 'client-9', displayName: 'Noor Haddad' }),
  );
});
