import type { AnyAction } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { decideQuotationAnswer, decideEnd, otQuotationWorkflow } from '../../domain/index.ts';
import type { QuotationFacts } from '../../domain/index.ts';
import { quotationInCase } from './quotation-in-case.ts';

const { approve, reject, revise, cancel } = otQuotationWorkflow.actions;

/** What the customer said on the phone or by mail, recorded by the office. */
const answerHandler = (action: AnyAction, isApproved: boolean): Handler =>
  handle(action, async ({ record, input, tx, services, commit }) => {
    const { name, reason = null } = input as { name: string; reason?: string | null };
    const now = services.now().toISOString();
    const given = await quotationInCase(tx, services, record as object as QuotationFacts);
    return commit(decideQuotationAnswer(given, { isApproved, name, reason, now }));
  });

export const quotationMoveHandlers: readonly Handler[] = [
  answerHandler(approve, true),
  answerHandler(reject, false),
  handle(revise, async ({ record, tx, services, commit }) =>
    commit(decideEnd(await quotationInCase(tx, services, record), 'revise', null)),
  ),
  handle(cancel, async ({ record, input, tx, services, commit }) =>
    commit(decideEnd(await quotationInCase(tx, services, record), 'cancel', input.note)),
  ),
];
