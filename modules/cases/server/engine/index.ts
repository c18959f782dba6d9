import type { Handler, ServerModule } from '#kernel/server';
import { caseTypes } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { chargeAsksForPayer, payerFollowsCustomer } from './ask-for-payer.ts';
import { chargeAsksForPrice } from './ask-for-price.ts';
import { payAboveFeeIsAsked } from './ask-pay-above-fee.ts';
import { chargeActionStays } from './charge-action-stays.ts';
import { caseMailRenderer, sendCaseMails } from './case-mail.ts';
import { changeStatusHandler } from './change-status.handler.ts';
import { checkCaseNoHandler } from './check-case-no.handler.ts';
import { openNewCase } from './open-new-case.ts';
import { mailsOfCaseInTimeline } from './mails-in-timeline.ts';
import { daysInOrder } from './days-in-order.ts';
import { partiesBelongTogether } from './party-facts.ts';
import { permissionHandler } from './permission.handler.ts';
import { previewHandler } from './preview.handler.ts';
import { priceChargeHandler } from './price-charge.handler.ts';
import { sectionHandlers } from './section.handlers.ts';
import { undoHandler } from './undo.handler.ts';

export { undoFacts } from './undo.handler.ts';
export { asServer } from '#kernel/server';
export { billingByHandPoint } from './billing-by-hand.ts';
export * from './cancellation-reason.ts';
export * from './case-facts.ts';
export * from './case-mail-words.ts';
export * from './case-mail.ts';
export * from './case-managers-of.ts';
export * from './case-prices.ts';
export * from './linked-case.ts';
export * from './move-facts.ts';
export * from './move.handlers.ts';
export * from './pay-above-note.ts';
export * from './person-to-tell.ts';
export * from './shown-charge.ts';
export * from './status-log.ts';
export * from './stored-case.ts';
export * from './reminded-case.ts';
export { tenantZone, todayOf } from '#platform/server';

/** What every type brings besides its moves. */
const common = (type: CaseType, moves: readonly Handler[]): readonly Handler[] => [
  ...(moves.some(({ action }) => action === type.workflow.actions.undo) ? [] : [undoHandler(type)]),
  // The section Appointment books too: it is handled where slots are (`server/appointment`).
  ...sectionHandlers(type).filter(({ action }) => action.name !== 'save:appointment'),
];

/** `moves` are the handlers of the moves of all types; a change of status is done by them. */
export const engineHandlers = (moves: readonly Handler[]): readonly Handler[] => [
  ...moves,
  ...caseTypes.flatMap((type) => common(type, moves)),
  changeStatusHandler(() => moves),
  checkCaseNoHandler,
  permissionHandler,
  previewHandler(() => moves),
  priceChargeHandler,
];

export const engineParts = {
  contributes: [caseMailRenderer, mailsOfCaseInTimeline],
  subscriptions: [sendCaseMails],
  rules: [
    payAboveFeeIsAsked,
    chargeAsksForPrice,
    chargeAsksForPayer,
    chargeActionStays,
    ...daysInOrder,
    ...caseTypes.flatMap((type) => [
      partiesBelongTogether(type.resource),
      openNewCase(type),
      payerFollowsCustomer(type),
    ]),
  ],
} satisfies Partial<ServerModule>;
