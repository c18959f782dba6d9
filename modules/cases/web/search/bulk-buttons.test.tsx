import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve, type } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { bulkOutcome } from './bulk-answer.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { casePath } from './case-path.ts';
import { wishFields } from './wish-fields.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

/** Somebody of a practice that does assessments. */
const sessionOf = (role: string) => {
  const facts = { userId: 'user', roles: [role], edition: 'MLP', features: ['Assessment'] };
  return aSession({ actor: { ...aSession().actor, ...facts } });
};

const records = [{ id: 'a' }, { id: 'b' }];

test('several cases are put on hold with one reason', async () => {
  const calls = serve({ 'POST /app/cases/bulk': { body: { changed: 2, failed: [] } } });
  const clear = vi.fn<() => void>();
  const session = sessionOf('STAFF');
  const place = await render(<BulkButtons type={null} records={records} clear={clear} />, {
    session,
  });

  await press('Put on hold', place);
  await eventually(() => expect(document.querySelector('textarea')).not.toBeNull());
  await type(document.querySelector('textarea'), 'Office is moving');
  await press('Put 2 cases on hold', document.querySelector('[role=dialog]') ?? document);

  await eventually(() => expect(clear).toHaveBeenCalled());
  expect(calls[0]?.body).toEqual({
    ids: ['a', 'b'],
    wish: 'putOnHold',
    note: 'Office is moving',
  });
});

test('a case manager changes one case at a time', async () => {
  const session = sessionOf('CASE_MANAGER');
  const place = await render(<BulkButtons type={null} records={records} clear={() => {}} />, {
    session,
  });

  expect(place.textContent).toBe('');
});

test('what was left out is named with its reason, five at most', () => {
  const failed = Array.from({ length: 7 }, (_, at) => ({
    id: String(at),
    caseNo: `IME-${at}`,
    message: 'Closed.',
  }));

  expect(bulkOutcome({ changed: 1, failed: [] })).toEqual({
    isWhole: true,
    text: '1 case changed.',
  });
  expect(bulkOutcome({ changed: 0, failed }).text.split('\n')).toEqual([
    '0 cases changed.',
    ...failed.slice(0, 5).map(({ caseNo }) => `${caseNo}: Closed.`),
    '2 more were left out.',
  ]);
});

test('[C-135] the status is chosen among those that fit, with how many cases each fits', async () => {
  const items = [
    { label: 'Appointment Confirmed', count: 2 },
    { label: 'Paperwork Sent', count: 1 },
  ];
  const calls = serve({ 'POST /app/cases/statuses': { body: { items } } });
  const place = await render(<BulkButtons type={null} records={records} clear={() => {}} />, {
    session: sessionOf('STAFF'),
  });

  await press('Change status', place);
  await eventually(() => expect(document.querySelector('[role=combobox]')).not.toBeNull());

  expect(calls[0]?.body).toEqual({ ids: ['a', 'b'] });
  expect(wishFields('changeStatus', items, 2).status).toMatchObject({
    kind: 'choice',
    required: true,
    choices: {
      'Appointment Confirmed': 'Appointment Confirmed',
      'Paperwork Sent': 'Paperwork Sent (1 of 2 cases)',
    },
  });
});

test('a row leads to the page of its type', () => {
  expect(casePath({ id: 'x', caseType: 'IME' })).toBe('/view/assessments/detail/x');
  expect(casePath({ id: 'x', caseType: 'NONE' })).toBeNull();
});
