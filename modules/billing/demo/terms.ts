import type { PlainDate } from '#kernel/domain';
import { idOf, randomOf, recordRows } from '#kernel/server';
import type { DemoFacts, TableRows } from '#kernel/server';
import { abnOf, companiesIn } from '#parties/demo';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { billingSetting, payTerms } from '../domain/index.ts';

/** Companies with terms of their own. */
const termsIn = (tenant: TenantName) =>
  companiesIn(tenant)
    .filter(({ type }) => type === 'insurer' || type === 'selfInsurer')
    .slice(0, 5)
    .map(({ id }, at) => ({ companyId: id, at, termsDays: [14, 21, 30, 45, 60][at] ?? 30 }));

/** Days until an invoice is due, by company; the practice's own terms are 30. */
export function daysToPay(tenant: TenantName): (companyId: string) => number {
  const known = new Map(termsIn(tenant).map(({ companyId, termsDays }) => [companyId, termsDays]));
  return (companyId) => known.get(companyId) ?? 30;
}

export function termRows(tenant: TenantName, today: PlainDate): TableRows[] {
  const terms = termsIn(tenant).map(({ companyId, at, termsDays }) => ({
    id: idOf('billingSetting', tenant, companyId),
    scope: 'company' as const,
    companyId,
    serviceType: at === 2 ? ('IME' as const) : null,
    effectiveFrom: `${today.slice(0, 4)}-07-01`,
    termsDays,
    taxRate: '10',
    prepayment: at === 4 ? ('required' as const) : ('notRequired' as const),
    statementDay: ['1st', '5th', '15th', '20th', '25th'][at] ?? '1st',
  }));
  const random = randomOf(tenant, 'bank account');
  const own = {
    id: idOf('billingSetting', tenant, 'own'),
    scope: 'tenant' as const,
    companyId: null,
    serviceType: null,
    // After the terms that every practice starts with.
    effectiveFrom: '2021-07-01',
    termsDays: 30,
    taxRate: '10',
    prepayment: 'notRequired' as const,
    statementDay: '1st',
    bankAccountName: 'Client services account',
    bankBsb: '062000',
    bankAccountNo: String(random.between(10_000_000, 99_999_999)),
  };
  return recordRows(billingSetting, [own, ...terms], tenantId(tenant));
}

/** Every specialist of the demo can be paid: an ABN and an account. Who is registered for GST says so later. */
export function payTermRows(tenant: TenantName, { rowsIn }: DemoFacts): TableRows[] {
  const random = randomOf(tenant, 'pay details');
  const specialists = rowsIn('specialists', tenantId(tenant));
  return recordRows(
    payTerms,
    specialists.map((row) => ({
      id: idOf('payTerms', String(row['id'])),
      specialistId: String(row['id']),
      accountName: `${String(row['first_name'])} ${String(row['last_name'])}`.slice(0, 32),
      abn: abnOf(random),
      isGstRegistered: false,
      isRctiAgreed: false,
      bsb: '062000',
      accountNumber: String(random.between(10_000_000, 99_999_999)),
    })),
    tenantId(tenant),
  );
}
