import type { PlainDate } from '#kernel/domain';
import { defaultId, idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import { companiesIn } from '#parties/demo';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { billingRule, servicePrice } from '../domain/index.ts';

const special = [
  ['contract', 'IME-STD', '1320.00'],
  ['company', 'IME-STD', '1395.00'],
  ['company', 'IME-PSY', '1780.00'],
] as const;

/** Prices and a cancellation ladder that single insurers agreed on. */
export function priceRows(tenant: TenantName, today: PlainDate): TableRows[] {
  const own = tenantId(tenant);
  const item = (code: string) => defaultId(own, 'serviceItem', code);
  const insurers = companiesIn(tenant).filter(({ type }) => type === 'insurer');
  const prices = insurers.slice(0, special.length).flatMap(({ id }, at) => {
    const [kind, code, unitPrice] = special[at] ?? special[0];
    return {
      id: idOf('servicePrice', tenant, id),
      serviceItemId: item(code),
      kind,
      companyId: id,
      effectiveFrom: `${Number(today.slice(0, 4)) - 1}-07-01`,
      unitPrice,
      hasGst: true,
    };
  });
  const ladder = insurers.slice(0, 1).flatMap(({ id }) =>
    (
      [
        [0, '80'],
        [3, '40'],
        [null, '0'],
      ] as const
    ).map(([notice, percent]) => ({
      id: idOf('billingRule', tenant, id, String(notice)),
      caseType: 'IME' as const,
      kind: 'lateCancellation' as const,
      companyId: id,
      notice,
      serviceItemId: item('IME-CAN'),
      priceItemId: item('IME-STD'),
      percent,
      payeeWay: 'arrangement' as const,
    })),
  );
  return [...recordRows(servicePrice, prices, own), ...recordRows(billingRule, ladder, own)];
}
