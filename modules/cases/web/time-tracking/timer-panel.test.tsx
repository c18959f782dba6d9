import { bindConfirm, press, render, type } from '#kernel/web-testing';
import { expect, test, vi } from 'vitest';
import { TimerPanel } from './timer-panel.tsx';
import type { Timer } from './use-timer.ts';

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
  const place = await render(
    <TimerPanel
      timer={timer}
      text={text}
      isBusy={false}
      call={call}
      note={note}
      setNote={setNote}
      done={() => {}}
    />,
  );
  return { place, call, setNote };
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
