import type { PlainDate } from '#kernel/domain';
import { idOf, recordRows } from '#kernel/server';
import type { DemoData, TableRows } from '#kernel/server';
import { companiesIn } from '#parties/demo';
import { tenantId, tenantNames } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { billingSetting } from '../domain/index.ts';
import { priceRows } from './price-rows.ts';

/** Terms of single companies. */
function termRows(tenant: TenantName, today: PlainDate): TableRows[] {
  const insurers = companiesIn(tenant).filter(
    ({ type }) => type === 'insurer' || type === 'selfInsurer',
  );
  const terms = insurers.slice(0, 5).map(({ id }, at) => ({
    id: idOf('billingSetting', tenant, id),
    scope: 'company' as const,
    companyId: id,
    serviceType: at === 2 ? ('IME' as const) : null,
    effectiveFrom: `${today.slice(0, 4)}-07-01`,
    termsDays: [14, 21, 30, 45, 60][at] ?? 30,
    taxRate: '10',
    prepayment: at === 4 ? ('required' as const) : ('notRequired' as const),
    statementDay: ['1st', '5th', '15th', '20th', '25th'][at] ?? '1st',
  }));
  return recordRows(billingSetting, terms, tenantId(tenant));
}

export const billingDemo: DemoData = {
  rows: ({ today }) =>
    tenantNames
      .filter((tenant) => tenant !== 'host')
      .flatMap((tenant) => [...termRows(tenant, today), ...priceRows(tenant, today)]),
};
