import { mailRecipientPoint } from '#correspondence/server';
import { invoice } from '../../domain/index.ts';
import { readPrintedInvoice } from './read-printed-invoice.ts';
import { addressOf } from './address-of.ts';

/** Who pays an invoice is who is written to about it. */
export const invoiceRecipients = mailRecipientPoint.contribute({
  on: invoice.name,
  async recipients(tx, id) {
    const printed = await readPrintedInvoice(tx, id);
    if (!printed) return [];
    const email = await addressOf(tx, printed.companyId);
    return [{ label: 'Accounts', name: printed.company, email }];
  },
});
