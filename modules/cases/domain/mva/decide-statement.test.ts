import { expect, test } from 'vitest';
import {
  decideStatement,
  outOfBalance,
  settlementValues,
  statementSums,
} from './decide-statement.ts';
import type { StatementLine } from './decide-statement.ts';

const items: readonly StatementLine[] = [
  { kind: 'costs', payee: 'The firm', amount: '20000.10' },
  { kind: 'disbursement', payee: 'Counsel', amount: '3300.00' },
  { kind: 'disbursement', payee: 'Experts', amount: '1450.05' },
  { kind: 'refund', payee: 'Medicare', amount: '812.35' },
];
const claim = { id: 'claim', step: 'settled', settlementGross: '100000.00' };
const statement = { items, netToClient: '74437.50', disbursedOn: '2026-11-16' };

test('sums each kind and leaves the rest, exactly', () => {
  expect(statementSums('100000.00', items)).toEqual({
    costs: '20000.10',
    disbursements: '4750.05',
    refunds: '812.35',
    paid: '25562.50',
    rest: '74437.50',
  });
});

test('a statement that balances is kept with its sums', () => {
  expect(decideStatement(claim, statement)).toMatchObject({
    kind: 'accepted',
    writes: [
      { write: 'rows', parentId: 'claim' },
      { values: { costsTotal: '20000.10', netToClient: '74437.50', disbursedOn: '2026-11-16' } },
    ],
  });
});

test.each([
  ['74437.49', 'statementLeavesOver', '¤ 0.01'],
  ['74437.51', 'statementPaysTooMuch', '¤ 0.01'],
  ['0', 'statementLeavesOver', '¤ 74,437.50'],
])('with %s to the client it is refused and says by how much', (netToClient, code, by) => {
  expect(decideStatement(claim, { ...statement, netToClient })).toMatchObject({
    kind: 'refused',
    code,
    values: { by, gross: '¤ 100,000.00' },
  });
});

test('amounts that no binary number holds still balance', () => {
  const thirds = ['0.10', '0.20'].map((amount) => ({
    kind: 'costs' as const,
    payee: 'x',
    amount,
  }));
  expect(outOfBalance('0.30', { items: thirds, netToClient: '0' })).toBe('0.00');
});

test('nothing is paid out before the settlement, nor after the claim is closed', () => {
  expect(decideStatement({ ...claim, settlementGross: null }, statement)).toMatchObject({
    code: 'settlementMissing',
  });
  expect(decideStatement({ ...claim, step: 'closed' }, statement)).toMatchObject({
    code: 'mvaIsClosed',
  });
});

test('another gross amount takes the statement back, the same one does not', () => {
  const given = { settledOn: '2026-11-01', settlementGross: '100000' };
  expect(settlementValues(claim, given)).not.toHaveProperty('disbursedOn');
  expect(settlementValues(claim, { ...given, settlementGross: '90000' })).toMatchObject({
    settlementGross: '90000.00',
    disbursedOn: null,
    netToClient: null,
  });
});
