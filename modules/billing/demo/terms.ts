import type { PlainDate } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { companiesIn } from '#parties/demo';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { billingSetting } from '../domain/index.ts';

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
  return recordRows(billingSetting, terms, tenantId(tenant));
}
