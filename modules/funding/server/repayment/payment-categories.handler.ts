import { handle } from '#kernel/server';
import { readPaymentCategories } from '../../domain/index.ts';
import type { PaymentByCategory } from '../../domain/index.ts';

const sumOf = (condition: string) =>
  `coalesce(-sum(p.amount) filter (where ${condition}), 0)::numeric(18,2)::text`;

/** Postings shrink what is owed; those that were taken back add up to nothing. */
const text = `select m.id::text as "paymentId", ${sumOf("p.category = 'revenue'")} as revenue,
    ${sumOf("p.category = 'principal'")} as principal, ${sumOf("p.category = 'interest'")} as interest,
    ${sumOf("p.part = 'credit'")} as held
  from repayment_payments m
    left join loan_entries e on e.tenant_id = m.tenant_id and e.source_id = m.id::text
      and e.source_type = 'repaymentPayment'
    left join loan_postings p on p.tenant_id = e.tenant_id and p.entry_id = e.id
      and p.kind = 'payment'
  where m.invoice_id = $1::uuid and not m.is_deleted
  group by m.id, m.received_on order by m.received_on desc, m.id`;

export const paymentCategoriesHandler = handle(readPaymentCategories, async ({ tx, record }) => ({
  items: await tx.query<PaymentByCategory>(text, [record.id]),
}));
