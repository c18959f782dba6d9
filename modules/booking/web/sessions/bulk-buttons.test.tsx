import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ConfirmHost } from '#kernel/web';
import { eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { nothingToDo, questionOf } from './bulk-question.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

describe('the question before several sessions are changed', () => {
  const booked = { id: '1', name: 'Priya Menon', bookedSlots: 2 };
  const cancelled = { id: '2', name: 'Priya Menon', bookedSlots: 0 };

  test('says what it does on its buttons: Keep, or Cancel 3 sessions', () => {
    expect(questionOf('cancel', { changed: 3, affectedAppointments: 0, kept: [] })).toEqual({
      title: 'Cancel 3 sessions?',
      text: '3 of 3 chosen sessions will be cancelled.',
      yes: 'Cancel 3 sessions',
      no: 'Keep',
      isDanger: true,
    });
  });

  test('says what is affected, and what is left alone and why', () => {
    const hold = questionOf('hold', { changed: 2, affectedAppointments: 5, kept: [] });
    const cancel = questionOf('cancel', {
      changed: 1,
      affectedAppointments: 0,
      kept: [booked, cancelled],
    });

    expect(hold).toMatchObject({
      text: '2 of 2 chosen sessions will be put on hold.\n5 appointments in them will stay booked.',
      yes: 'Put 2 sessions on hold',
      isDanger: false,
    });
    expect(cancel.yes).toBe('Cancel 1 session');
    expect(cancel.text.split('\n')).toEqual([
      '1 of 3 chosen sessions will be cancelled.',
      '1 session with appointments will not be touched. Move or cancel the appointments first.',
      '1 session had been cancelled before.',
    ]);
  });

  test('says the times before and after, with their zones', () => {
    const times = [{ before: '04 May 2027 - 10:00 to 13:00 AEST', after: '…10:00 to 13:00 AWST' }];
    const result = { changed: 2, affectedAppointments: 0, kept: [], times };

    expect(questionOf('change', result).text.split('\n')).toEqual([
      '2 of 2 chosen sessions will be changed.',
      '04 May 2027 - 10:00 to 13:00 AEST becomes …10:00 to 13:00 AWST',
      'and so on.',
    ]);
  });

  test('is not asked when there is nothing to do, and that is said instead', () => {
    expect(nothingToDo('cancel', { changed: 0, affectedAppointments: 0, kept: [booked] })).toBe(
      'No session can be cancelled. 1 session with appointments will not be touched. Move or cancel the appointments first.',
    );
  });
});

test('several sessions are changed only after their preview was confirmed', async () => {
  const calls = serve({
    'POST /app/appointment-sessions/bulk': {
      body: { changed: 2, affectedAppointments: 0, kept: [] },
    },
  });
  const place = await render(<BulkButtons records={[{ id: 'a' }, { id: 'b' }]} clear={() => {}} />);

  await press('Put on hold', place);

  await eventually(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ ids: ['a', 'b'], verb: 'hold', isPreview: true });
});

test('many sessions are changed in the background: the task is followed', async () => {
  const calls = serve({
    'POST /app/appointment-sessions/bulk': ({ body }) =>
      (body as { isPreview?: boolean }).isPreview
        ? { body: { changed: 200, affectedAppointments: 0, kept: [] } }
        : { status: 202, body: { taskId: 't-1' } },
    'GET /app/tasks': { body: { items: [] } },
  });
  const clear = vi.fn<() => void>();
  const records = Array.from({ length: 200 }, (_, at) => ({ id: String(at) }));
  const both = (
    <>
      <ConfirmHost />
      <BulkButtons records={records} clear={clear} />
    </>
  );
  const place = await render(both);

  await press('Put on hold', place);
  await eventually(() => expect(document.body.textContent).toContain('200 of 200'));
  await press('Put 200 sessions on hold', document.querySelector('[role=dialog]') ?? document.body);

  await eventually(() => expect(calls.some(({ path }) => path === '/app/tasks')).toBe(true));
  expect(clear).toHaveBeenCalled();
});
