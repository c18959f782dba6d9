import { mailRecipientPoint } from '#correspondence/server';
import { loanFunding, repaymentInvoice } from '../../domain/index.ts';

type Borrower = { readonly name: string; readonly email: string | null };

const textOf = (table: string) => `select c.name, a.invoice_email as email from ${table} x
  join party_companies c on c.id = x.borrower_id
  left join party_company_accounts a on a.id = x.borrower_id
  where x.id = $1::uuid and not x.is_deleted`;

const owed = [
  [loanFunding.name, textOf('disbursement_funding')],
  [repaymentInvoice.name, textOf('transaction_invoice')],
] as const;

/** Who owes is who is written to. */
export const borrowerRecipients = owed.map(([on, text]) =>
  mailRecipientPoint.contribute({
    on,
    async recipients(tx, id) {
      const [borrower] = await tx.query<Borrower>(text, [id]);
      return borrower ? [{ label: 'Borrower', ...borrower }] : [];
    },
  }),
);
