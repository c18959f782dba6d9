import { describe, expect, test } from 'vitest';
import { abaFile } from './aba-file.ts';
import type { AbaPayment, AbaSender } from './aba-file.ts';

const sender: AbaSender = {
  bankCode: 'CBA',
  userName: 'Harbour Medico-Legal Pty Ltd',
  userNumber: '301500',
  bsb: '062000',
  accountNumber: '12345678',
  isSelfBalancing: false,
};
const payment = (values: Partial<AbaPayment> = {}): AbaPayment => ({
  bsb: '733-123',
  accountNumber: '987654321',
  accountName: 'Dr José Núñez',
  reference: 'PAY-2026-000001',
  amount: '891.05',
  ...values,
});
const lines = (of: AbaSender, payments: readonly AbaPayment[]) =>
  abaFile(of, payments, '2026-11-16').split('\r\n');

describe('the bank file', () => {
  test('is written as the format of the banks says, column by column', () => {
    expect(lines(sender, [payment()])).toEqual([
      '0                 01CBA       HARBOUR MEDICO-LEGAL PTY L301500SPECIALISTS 161126                                        ',
      '1733-123987654321 530000089105DR JOSE NUNEZ                   PAY-2026-000001   062-000 12345678HARBOUR MEDICO-L00000000',
      '7999-999            000008910500000891050000000000                        000001                                        ',
      '',
    ]);
  });

  test.each([1, 2, 40])(
    'each of %i payments has a line of 120 columns, and the foot adds up',
    (n) => {
      const payments = Array.from({ length: n }, () => payment({ amount: '10.10' }));
      const [head = '', ...rest] = lines(sender, payments).slice(0, -1);
      const foot = rest.at(-1) ?? '';

      expect([head, ...rest].map((line) => line.length)).toEqual(Array(n + 2).fill(120));
      expect(foot.slice(30, 40)).toBe(String(n * 1010).padStart(10, '0'));
      expect(foot.slice(74, 80)).toBe(String(n).padStart(6, '0'));
    },
  );

  test('a balancing debit of the own account brings the file to nothing', () => {
    const all = lines({ ...sender, isSelfBalancing: true }, [payment(), payment()]);

    expect(all[3]?.slice(0, 30)).toBe('1062-000 12345678 130000178210');
    expect(all[4]?.slice(20, 50)).toBe('000000000000001782100000178210');
    expect(all[4]?.slice(74, 80)).toBe('000003');
  });
});
