import { bindConfirm, eventually, press, render, serve, type } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { TimerPanel } from './timer-panel.tsx';
import type { Timer } from './use-timer.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const timer = {
  caseId: 'c-1',
  caseNo: 'IME-2026-000001',
  caseType: 'IME',
  claimantName: 'Noor Haddad',
  activity: 'report',
  note: null,
  startedAt: '2026-11-16T01:00:00Z',
  budget: null,
} as unknown as Timer;

type Call = (word: 'start' | 'stop' | 'discard', body?: object) => Promise<boolean>;

async function panel(text: string, note = '') {
  const call = vi.fn<Call>(() => Promise.resolve(true));
  const setNote = vi.fn<(next: string) => void>();
  const done = vi.fn<() => void>();
  const place = await render(
    <TimerPanel
      timer={timer}
      text={text}
      isBusy={false}
      call={call}
      note={note}
      setNote={setNote}
      done={done}
    />,
  );
  return { place, call, setNote, done };
}

/** Takes the only case that is offered, then presses Switch. */
async function switchTo(id: string, place: ParentNode) {
  serve({ 'GET /app/cases': { body: { items: [{ id, displayName: 'IME-2026-000002' }] } } });
  const boxes = () => [...place.querySelectorAll('form [role=combobox]')];
  await eventually(() => expect(boxes()).toHaveLength(2));
  await act(
    async () => void boxes()[0]?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })),
  );
  const option = () => document.querySelector<HTMLElement>('.ant-select-item-option');
  await eventually(() => expect(option()).not.toBeNull());
  await act(async () => option()?.click());
  await press('Switch', place);
}

test('a timer that ran, or has a note, is discarded after a question only', async () => {
  const asked: string[] = [];
  bindConfirm(({ text }) => {
    asked.push(text);
    return Promise.resolve(false);
  });

  const ran = await panel('02:15');
  await press('Discard', ran.place);
  const noted = await panel('00:00', 'Read the file');
  await press('Discard', noted.place);

  expect(asked).toEqual([
    '02:15 is not kept for IME-2026-000001.',
    '00:00 and the note are not kept for IME-2026-000001.',
  ]);
  expect([...ran.call.mock.calls, ...noted.call.mock.calls]).toEqual([]);
});

test('a timer that was started by mistake goes without a question', async () => {
  const { place, call } = await panel('00:00');

  await press('Discard', place);

  expect(call).toHaveBeenCalledExactlyOnceWith('discard');
});

test('a note that is typed is handed to whoever keeps it while the panel is closed', async () => {
  const { place, setNote } = await panel('00:10');

  await type(place.querySelector('textarea'), 'Read the file');

  expect(setNote).toHaveBeenCalledExactlyOnceWith('Read the file');
});

test('a switch keeps what runs with the note that is typed, then starts the next', async () => {
  const { place, call } = await panel('01:05', ' Read the file ');

  await switchTo('c-2', place);

  expect(call.mock.calls).toEqual([
    ['stop', { note: 'Read the file' }],
    ['start', { caseId: 'c-2', activity: 'report' }],
  ]);
});

test('a switch whose note could not be kept starts nothing, and the note stays', async () => {
  const { place, call, done } = await panel('01:05', 'Read the file');
  call.mockResolvedValueOnce(false);

  await switchTo('c-2', place);

  expect(call.mock.calls.map(([word]) => word)).toEqual(['stop']);
  expect(done).not.toHaveBeenCalled();
});

test('a switch without a note leaves the keeping to the next start', async () => {
  const { place, call, done } = await panel('01:05');

  await switchTo('c-2', place);

  expect(call.mock.calls.map(([word]) => word)).toEqual(['start']);
  expect(done).toHaveBeenCalledOnce();
});
