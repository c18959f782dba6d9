import { billing } from '../../domain/index.ts';
import { caseMoneyPoint, staysWhenDisposedPoint } from '#cases/server';
import type { MoneyOfCase } from '#cases/server';

/** 5, 0 and 2: created, sent, paid in part. What a provider is owed is open until it is paid. */
const text = `select coalesce(l.case_id, i.case_id)::text as id, coalesce(i.invoice_no, 'Invoice') as name,
    i.status in ('5', '0', '2') as "isOpen"
  from invoices i left join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id and not l.is_deleted
  where (i.case_id = any ($1::uuid[]) or l.case_id = any ($1::uuid[])) and not i.is_deleted
  union select b.case_id::text, 'Fee of a provider', b.open_amount <> 0
  from provider_bills b where b.case_id = any ($1::uuid[]) and not b.is_deleted
  order by name`;

export const moneyOfCases = caseMoneyPoint.contribute((tx, caseIds) =>
  tx.query<MoneyOfCase>(text, [caseIds]),
);

/** Records of money stay, with number and amount. */
export const billingStays = staysWhenDisposedPoint.contribute(
  billing.resources.map(({ name }) => name),
);
