import { aSession, press, render, serve } from '#kernel/web-testing';
import { beforeAll, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import MakeCaseButton from '../appointment/make-case-button.tsx';
import { NewCaseOfClient } from './new-case-button.tsx';

beforeAll(() => registerCatalogue());

const sessionWith = (...features: string[]) => {
  const { actor } = aSession();
  return aSession({ actor: { ...actor, roles: ['STAFF'], edition: 'MLP', features } });
};
const record = { id: 'r-1', concurrencyStamp: 's', isActive: true };
const offered = () =>
  [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);

test('a new case is of whichever type the practice has', async () => {
  const session = sessionWith('Assessment', 'OT', 'MassTorts');
  const place = await render(<NewCaseOfClient record={record} />, { session });

  await press('New case', place);

  expect(offered()).toEqual(['Assessment', 'OT', 'Mass Tort']);
});

test('of one type there is nothing to choose, and of none no button', async () => {
  const one = await render(<NewCaseOfClient record={record} />, { session: sessionWith('OT') });
  expect(one.querySelector('button')?.textContent).toBe('New case');
  expect(one.querySelector('[aria-haspopup]')).toBeNull();

  const none = await render(<NewCaseOfClient record={record} />, { session: sessionWith() });
  expect(none.textContent).toBe('');
});

test('an appointment becomes a case of a type that has appointments', async () => {
  serve({});
  const meeting = { ...record, status: 'booked', can: ['appointment.makeCase'] };
  const session = sessionWith('Assessment', 'OT', 'MassTorts');
  const place = await render(<MakeCaseButton record={meeting} />, { session });

  await press('Make a case of it', place);

  expect(offered()).toEqual(['Assessment', 'OT']);
});
