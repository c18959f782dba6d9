import { describe, expect, test } from 'vitest';
import { chaseKey } from './chase-keys.ts';
import { dueText, dueTone } from './due-text.ts';
import { filesText } from './files-panel.tsx';
import { refusedItems, verbsFor } from './item-verbs.ts';
import { filesInOrder } from './merge-dialog.tsx';
import { filledProviders } from './new-record-page.tsx';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const pressed = (key: string, at = 1) => chaseKey({ key, ...plain }, at, 3);

describe('the desk of the chaser', () => {
  test('has one key for a call, a reminder and files that came', () => {
    expect([pressed('c'), pressed('R'), pressed('f')]).toEqual([
      { verb: 'call' },
      { verb: 'remind' },
      { verb: 'receive' },
    ]);
  });

  test('goes from row to row and no further, and leaves the browser its own keys', () => {
    expect([pressed('ArrowDown'), pressed('ArrowDown', 2), pressed('ArrowUp', 0)]).toEqual([
      { to: 2 },
      { to: 2 },
      { to: 0 },
    ]);
    expect(chaseKey({ key: 'r', ...plain, ctrlKey: true }, 0, 3)).toBeNull();
    expect(pressed('x')).toBeNull();
  });

  test('says how late a provider is', () => {
    const today = '2026-05-20';

    expect(dueText('2026-05-08', today)).toBe('12 days late');
    expect(dueText('2026-05-20', today)).toBe('today');
    expect(dueText('2026-05-21', today)).toBe('in 1 day');
    expect([dueTone('2026-05-19', today), dueTone(today, today), dueTone(null, today)]).toEqual([
      'danger',
      'warning',
      'neutral',
    ]);
  });
});

describe('a request', () => {
  const first = (status: Parameters<typeof verbsFor>[0]['status'], feeStatus = 'none' as const) =>
    verbsFor({ status, feeStatus })[0];

  test('offers what is likely first', () => {
    expect([first('toRequest'), first('requested'), first('received')]).toEqual([
      'request',
      'remind',
      'complete',
    ]);
    expect(verbsFor({ status: 'retrieved', feeStatus: 'none' })).toEqual([]);
  });

  test('whose files were all refused is asked again before it is completed', () => {
    const file = (itemId: string, status: 'accepted' | 'rejected' | 'toCheck') => ({
      itemId,
      status,
    });
    const refused = refusedItems([
      file('a', 'rejected'),
      file('b', 'rejected'),
      file('b', 'accepted'),
      file('c', 'toCheck'),
    ]);
    const received = { status: 'received', feeStatus: 'none' } as const;

    expect([...refused]).toEqual(['a']);
    expect(verbsFor(received, true).slice(0, 2)).toEqual(['askAgain', 'complete']);
    expect(verbsFor({ ...received, status: 'requested' }, true)[0]).toBe('remind');
  });

  test('a fee is approved before it is paid, also when the records are there', () => {
    expect(verbsFor({ status: 'retrieved', feeStatus: 'quoted' })).toEqual(['approve']);
    expect(verbsFor({ status: 'retrieved', feeStatus: 'approved' })).toEqual(['pay']);
    expect(verbsFor({ status: 'retrieved', feeStatus: 'paid' })).toEqual([]);
  });
});

test('received files are counted in words', () => {
  const file = (status: 'accepted' | 'rejected' | 'toCheck', pages: number | null = null) => ({
    status,
    pages,
  });

  expect(filesText([])).toBe('');
  expect(filesText([file('toCheck')])).toBe('1 file, 1 to check.');
  expect(filesText([file('accepted', 1), file('rejected')])).toBe(
    '2 files, 1 accepted with 1 page.',
  );
});

test('accepted files alone are merged, by provider and then as they came', () => {
  const file = (fileId: string, itemId: string, receivedAt: string, status = 'accepted') =>
    ({ fileId, itemId, receivedAt, status, name: `${fileId}.pdf` }) as never;
  const item = (id: string, providerName: string) => ({ id, providerName }) as never;

  const order = filesInOrder({
    items: [item('z', 'Zeta'), item('a', 'Alpha')],
    files: [
      file('z1', 'z', '2026-05-01'),
      file('a2', 'a', '2026-05-03'),
      file('a1', 'a', '2026-05-02'),
      file('bad', 'a', '2026-05-01', 'rejected'),
    ],
  });

  expect(order.map(({ id }) => id)).toEqual(['a1', 'a2', 'z1']);
});

test('a row that nobody filled in is no provider', () => {
  expect(filledProviders([{}, { providerName: '' }, { providerName: 'Dr One' }])).toEqual([
    { providerName: 'Dr One' },
  ]);
});
