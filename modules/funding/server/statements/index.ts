import type { ServerPart } from '#kernel/server';
import { borrowerRecipients } from './borrower-recipients.ts';
import { loanCallHandlers } from './loan-call.handlers.ts';
import { loanTemplateFacts } from './loan-template-data.ts';
import { loanPrints } from './prints.ts';
import { sendHandlers } from './send.handlers.ts';
import { statementDataHandlers } from './statement-data.handlers.ts';
import { statementExports } from './statement-exports.ts';
import { fundingStatementRenderer, remittanceRenderer } from './statement-mail.ts';

export const statementParts: ServerPart = {
  contributes: [
    ...loanPrints,
    ...borrowerRecipients,
    fundingStatementRenderer,
    remittanceRenderer,
    loanTemplateFacts,
  ],
  handlers: [...loanCallHandlers, ...statementDataHandlers, ...sendHandlers],
  routes: statementExports,
};
