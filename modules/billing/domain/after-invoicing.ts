import { correctionActions, writeOff } from './corrections/index.ts';
import { countActions } from './counts/index.ts';
import { answerIcareClaim, icareClaim, makeIcareClaim } from './icare/index.ts';
import { invoiceReminderRule, reminderStop } from './overdue/index.ts';
import {
  prepaymentRequest,
  prepaymentWorkflow,
  requestPrepayment,
  sendPrepayment,
} from './prepayments/index.ts';
import { sendActions } from './sending/index.ts';
import { sentStatement } from './statements/index.ts';

export * from './corrections/index.ts';
export * from './counts/index.ts';
export * from './icare/index.ts';
export * from './overdue/index.ts';
export * from './prepayments/index.ts';
export * from './sending/index.ts';
export * from './statements/index.ts';

/** An invoice once it is made: sent, corrected, reminded of, claimed. */
export const afterInvoicing = {
  resources: [
    writeOff,
    invoiceReminderRule,
    reminderStop,
    sentStatement,
    prepaymentRequest,
    icareClaim,
  ],
  actions: [
    ...correctionActions,
    ...sendActions,
    ...countActions,
    requestPrepayment,
    sendPrepayment,
    makeIcareClaim,
    answerIcareClaim,
  ],
  workflows: [prepaymentWorkflow],
} as const;
