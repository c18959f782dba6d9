import { screensFor } from '#kernel/web';
import { invoice } from '../../domain/index.ts';
import { InvoiceButtons } from './invoice-buttons.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { InvoiceStatusBanner } from './invoice-status-banner.tsx';
import { InvoiceViews } from './invoice-views.tsx';
import { ListButtons } from './list-buttons.tsx';

export const invoiceScreens = screensFor(invoice, {
  listTop: InvoiceViews,
  listActions: ListButtons,
  actions: ({ record }) => <InvoiceButtons record={record} />,
  banner: ({ record, today }) => <InvoiceStatusBanner record={record} today={today} />,
  panels: {
    Lines: ({ record }) => <InvoiceLines record={record} />,
    Payments: ({ record }) => <InvoicePayments invoiceId={record.id} />,
  },
});
