import type { KeptForLaw } from '#parties/domain';
import { keptForLawPoint } from '#parties/server';

/** 5, 0 and 2: created, sent, paid in part. */
const text = `select 'money' as kind, coalesce(i.invoice_no, 'Invoice') as name,
    i.status in ('5', '0', '2') as "isOpen", to_char(i.invoice_date, 'YYYY-MM-DD') as "lastDay"
  from invoices i join case_overview c on c.tenant_id = i.tenant_id and c.id = i.case_id
  where c.client_id = $1::uuid and not i.is_deleted order by i.invoice_no`;

export const invoicesKeptForLaw = keptForLawPoint.contribute((tx, clientId) =>
  tx.query<KeptForLaw>(text, [clientId]),
);
