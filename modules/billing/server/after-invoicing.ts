import type { ServerPart } from '#kernel/server';
import { correctionHandlers } from './corrections/correction.handlers.ts';
import { largeWriteOffsNeedSecondPerson } from './corrections/large-write-off-rule.ts';
import { undoHandlers } from './corrections/undo.handlers.ts';
import { countHandlers } from './counts/count.handlers.ts';
import { icareHandlers } from './icare/icare.handlers.ts';
import { invoiceReminderDefaults } from './overdue/reminder-defaults.ts';
import { invoiceReminders } from './overdue/invoice-reminders.ts';
import { prepaymentRenderer } from './prepayments/prepayment-mail.ts';
import { prepaymentHandlers } from './prepayments/prepayment.handlers.ts';
import { invoiceMailRenderer, invoiceTemplateFacts } from './sending/invoice-mail.ts';
import { invoiceRecipients } from './sending/invoice-recipients.ts';
import { invoicePrints } from './sending/prints.ts';
import { sendHandlers } from './sending/send.handlers.ts';
import { sendStatementsJob } from './statements/send-statements.job.ts';
import { statementRenderer, statementTemplateFacts } from './statements/statement-mail.ts';
import { statementPrint } from './statements/statement-print.ts';

/** An invoice once it is made. */
export const afterInvoicingParts: ServerPart = {
  contributes: [
    ...invoicePrints,
    statementPrint,
    invoiceMailRenderer,
    invoiceTemplateFacts,
    invoiceRecipients,
    statementRenderer,
    statementTemplateFacts,
    prepaymentRenderer,
    invoiceReminders,
  ],
  handlers: [
    ...correctionHandlers,
    ...undoHandlers,
    ...sendHandlers,
    ...countHandlers,
    ...prepaymentHandlers,
    ...icareHandlers,
  ],
  rules: largeWriteOffsNeedSecondPerson,
  jobs: [sendStatementsJob],
  tenantDefaults: (given) => [invoiceReminderDefaults(given)],
};
