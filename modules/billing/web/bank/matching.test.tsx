import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { importedWords, textOfFile } from './import-statement.tsx';
import { MatchingPanel } from './matching-panel.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const base = aSession();
const session = aSession({ actor: { ...base.actor, roles: ['ACCOUNTING'] } });

const proposal = {
  companyId: 'c1',
  companyName: 'Wattle & Gum',
  receiptId: null,
  allocations: [{ invoiceId: 'i1', invoiceNo: 'INV-2026-000123', amount: '1595.00' }],
  score: 100,
  isSure: true,
  reasons: ['INV-2026-000123 stands in the text', 'amount equals its open total'],
};
const line = (id: string, description: string) => ({
  id,
  concurrencyStamp: 's',
  bookedOn: '2026-11-16',
  amount: '1595.00',
  description,
  status: 'open',
  receipt: null,
  company: null,
  ignoredBecause: null,
  proposals: [proposal],
});
const matching = {
  items: [line('l1', 'FIRST'), line('l2', 'SECOND')],
  totalCount: 2,
  counts: { open: 2, matched: 6, ignored: 2, sure: 2, debits: 1 },
};

const rows = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('.bank-line')];
const key = (target: Element | undefined, name: string) =>
  act(() => target?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

test('a proposal tells its reasons, and how far the statement is', async () => {
  serve({ 'GET /app/bank-statements/s1/matching': { body: matching } });
  const place = await render(<MatchingPanel statementId="s1" />, { session });

  await eventually(() => expect(place.textContent).toContain('amount equals its open total'));
  expect(place.textContent).toContain('Wattle & Gum: INV-2026-000123 AUD 1,595.00');
  expect(place.textContent).toContain('80%');
  expect(place.textContent).toContain('1 lines took money out');
});

test('down goes to the next line, Enter accepts what is proposed', async () => {
  const calls = serve({
    'GET /app/bank-statements/s1/matching': { body: matching },
    'POST /app/bank-lines/l2/match': { body: {} },
  });
  const place = await render(<MatchingPanel statementId="s1" />, { session });
  await eventually(() => expect(rows(place)).toHaveLength(2));
  rows(place)[0]?.focus();
  await key(rows(place)[0], 'ArrowDown');
  expect(document.activeElement).toBe(rows(place)[1]);
  await key(rows(place)[1], 'Enter');

  await eventually(() =>
    expect(calls.find(({ path }) => path === '/app/bank-lines/l2/match')?.body).toEqual({
      companyId: 'c1',
      receiptId: null,
      allocations: [{ invoiceId: 'i1', amount: '1595.00' }],
    }),
  );
});

test('all sure ones are accepted until none is left', async () => {
  let left = 2;
  const calls: number[] = [];
  serve({
    'GET /app/bank-statements/s1/matching': { body: matching },
    'POST /app/bank-statements/s1/match-sure': () => {
      left -= 1;
      calls.push(left);
      return { body: { matched: 1, left, taskId: null } };
    },
  });
  const place = await render(<MatchingPanel statementId="s1" />, { session });
  await eventually(() => expect(rows(place)).toHaveLength(2));
  await press('Accept 2 sure', place);

  await eventually(() => expect(calls).toEqual([1, 0]));
});

test('very many sure ones are a task, which is asked for once', async () => {
  let asked = 0;
  serve({
    'GET /app/bank-statements/s1/matching': { body: matching },
    'POST /app/bank-statements/s1/match-sure': () => {
      asked += 1;
      return { status: 202, body: { matched: 0, left: 201, taskId: 't1' } };
    },
    'GET /app/tasks': { body: { items: [] } },
  });
  const place = await render(<MatchingPanel statementId="s1" />, { session });
  await eventually(() => expect(rows(place)).toHaveLength(2));
  await press('Accept 2 sure', place);

  await eventually(() => expect(asked).toBe(1));
  await eventually(() => expect(place.querySelector('.ant-btn-loading')).toBeNull());
  expect(asked).toBe(1);
});

test('a file of an old system is read as Windows-1252, and what was skipped is said', async () => {
  const bytes = (...codes: number[]) => ({
    arrayBuffer: () => Promise.resolve(new Uint8Array(codes).buffer),
  });

  expect(await textOfFile(bytes(0x43, 0xe9))).toBe('Cé');
  expect(await textOfFile(bytes(0x43, 0xc3, 0xa9))).toBe('Cé');
  expect(importedWords({ id: 'x', added: 1, skipped: 2 })).toBe(
    '1 line imported, 2 came with an earlier file.',
  );
});
