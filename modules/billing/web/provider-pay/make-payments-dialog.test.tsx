import { aSession, eventually, press, render } from '#kernel/web-testing';
import { expect, test, vi } from 'vitest';
import { paymentsAhead } from './chosen-payees.ts';
import { MakePaymentsDialog } from './make-payments-dialog.tsx';
import type { DuePayee } from './use-due-pay.ts';

const payee = (specialistId: string, values: Partial<DuePayee>) =>
  ({
    specialistId,
    name: specialistId,
    fees: 2,
    total: '100.00',
    net: '100.00',
    troubles: [],
    ...values,
  }) as DuePayee;

const payees = [
  payee('Ola Berg', { total: '1110.00', net: '1100.00' }),
  payee('Nils Holm', { net: '250.00', total: '250.00' }),
  payee('Ida Lund', { troubles: ['noAccount'] }),
  payee('Eva Dahl', {}),
];

test('who is paid, what, and what is in the way is said before any payment is made', async () => {
  const make = vi.fn<() => void>();
  const ahead = paymentsAhead(payees, new Set(['Eva Dahl']), {});
  await render(<MakePaymentsDialog {...ahead} isMaking={false} make={make} close={() => {}} />, {
    session: aSession(),
  });
  const shown = () => document.body.textContent ?? '';

  await eventually(() => expect(shown()).toContain('2 payments of AUD 1,350.00'));
  const rows = [...document.querySelectorAll('table[aria-label=Payments] tbody tr')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ola Berg2AUD 1,100.00',
    'Nils Holm2AUD 250.00',
  ]);
  expect(shown()).toContain('1 specialist is left out');
  expect(shown()).toMatch(/Ida Lund: .*account/i);
  expect(shown()).not.toContain('Eva Dahl');
  expect(make).not.toHaveBeenCalled();

  await press('Make 2 payments');

  expect(make).toHaveBeenCalledOnce();
});

test('with a limit it says that it is at most so much', async () => {
  const ahead = paymentsAhead(payees.slice(1, 2), new Set(), { 'Nils Holm': '100.00' });
  await render(
    <MakePaymentsDialog {...ahead} isMaking={false} make={() => {}} close={() => {}} />,
    { session: aSession() },
  );

  await eventually(() => expect(document.body.textContent).toContain('1 payment of at most'));
  expect(document.body.textContent).toContain('at most AUD 100.00');
});
