import { numbered } from '#billing/demo';
import { addMoney, exact, toCents } from '#kernel/domain';
import type { Money, ValuesOf, FieldsOf } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { agreementCovenant, fundingAgreement, interestRate } from '../domain/index.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { At } from './loan-rows.ts';

type Terms = ValuesOf<FieldsOf<typeof fundingAgreement>>;

const available = (limit: Money, ...used: readonly Money[]): Money => {
  const left = exact(limit).minus(addMoney('0', ...used));
  return left.isNegative() ? '0.00' : toCents(left);
};

const usualCovenants = [
  ['matterPercent', '15.00'],
  ['drawnPercent', '90.00'],
  ['loanMonths', '30.00'],
  ['openMatters', '3.00'],
] as const;

const inOrder = (agreements: readonly DemoAgreement[]) =>
  agreements.toSorted((a, b) => b.daysAgo - a.daysAgo);

export const agreementNumbers = (agreements: readonly DemoAgreement[]) =>
  numbered('FA', inOrder(agreements), ({ startsOn }) => startsOn);

const ratesOf = (agreements: readonly DemoAgreement[], at: At) =>
  agreements.flatMap(({ id, borrowerId, rates: known }) =>
    known.map(({ from, percent }, index) => ({
      id: idOf('interestRate', id, String(index)),
      agreementId: id,
      borrowerId,
      effectiveFrom: from,
      percent,
      creationTime: at(from),
    })),
  );

export function agreementRows(
  own: string,
  agreements: readonly DemoAgreement[],
  { drawn, promised }: Readonly<Record<'drawn' | 'promised', (agreementId: string) => Money>>,
  at: At,
): TableRows[] {
  const ordered = inOrder(agreements);
  const numbers = agreementNumbers(agreements);
  const records = ordered.map((one) => {
    const { id, startsOn, limit } = one;
    const status = one.status ?? ('effective' as const);
    return {
      ...(one.terms as Pick<Terms, keyof typeof one.terms>),
      id,
      agreementNo: numbers.of(id),
      status,
      fundingProviderId: one.providerId,
      borrowerId: one.borrowerId,
      borrowerKind: 'lawFirm' as const,
      fundingType: one.fundingType,
      repayment: one.repayment,
      startsOn,
      facilityLimit: limit,
      capPerMatter: one.capPerMatter ?? null,
      approvalAbove: '10000.00',
      drawn: drawn(id),
      promised: promised(id),
      available: available(limit, drawn(id), promised(id)),
      covenants: one.covenants ?? null,
      effectiveAt: status === 'pending' ? null : at(startsOn),
      cancelledReason: status === 'cancelled' ? 'Replaced by the facility that followed.' : null,
      creationTime: at(startsOn),
    };
  });
  const covenants = ordered.flatMap(({ id, status, startsOn }) =>
    status
      ? []
      : usualCovenants.map(([kind, bound]) => ({
          id: idOf('agreementCovenant', id, kind),
          agreementId: id,
          kind,
          bound,
          creationTime: at(startsOn),
        })),
  );
  return [
    ...recordRows(fundingAgreement, records, own),
    ...recordRows(agreementCovenant, covenants, own),
    ...recordRows(interestRate, ratesOf(ordered, at), own),
    numbers.series(own),
  ];
}
