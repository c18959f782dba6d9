import { accept, emailPattern, emit, move, permits, refuse } from '#kernel/domain';
import type { Decision, Instant, PlainDate, Refused } from '#kernel/domain';
import type { CaseRecord } from '../engine/case-type.ts';
import { moveCase } from '../engine/move-case.ts';
import type { MoveFacts } from '../engine/move-case.ts';
import { otType } from '../ot/ot-type.ts';
import type { QuotationFacts } from './decide-quotation.ts';
import { otQuotationWorkflow } from './ot-quotation.workflow.ts';
import { quotationAnswered } from './quotation-events.ts';
import { waitingStatuses } from './quotation-choices.ts';

export type QuotationInCase = {
  readonly quotation: QuotationFacts;
  readonly otCase: CaseRecord;
  readonly facts: MoveFacts;
};

/** A case that has gone on, or was closed, stays where it is. */
const caseFollows = ({ otCase, facts }: QuotationInCase, name: string, note: string | null) =>
  permits(otType.workflow, otCase, name) ? moveCase(otType, otCase, name, facts, { note }) : [];

export type Sending = {
  readonly to: string | null;
  readonly key: string;
  readonly items: number;
  readonly now: Instant;
};

export function decideSending(given: QuotationInCase, { to, key, items, now }: Sending): Decision {
  const { quotation, otCase, facts } = given;
  const isSentOnce = otCase.step === 'quotationSent';
  return accept(
    items === 0 && refuse('quotationWithoutItems'),
    (quotation.validUntil === null || quotation.validUntil < facts.today) &&
      refuse('quotationValidUntilPast'),
    !to && refuse('quotationWithoutRecipient'),
    to !== null && !emailPattern.test(to) && refuse('quotationAddressWrong'),
    move(otQuotationWorkflow, quotation, 'send', {
      values: { sentAt: now, sentTo: to, sendingKey: key },
    }),
    isSentOnce ? [] : caseFollows(given, 'quotationSent', null),
  );
}

export type LinkState = 'open' | 'approved' | 'rejected' | 'expired' | 'withdrawn';

/** What a link leads to. One of an earlier sending is withdrawn, as is that of a closed case. */
export function linkState(
  { status, validUntil, sendingKey }: QuotationFacts,
  link: { readonly sendingKey: string; readonly isCaseClosed: boolean },
  today: PlainDate,
): LinkState {
  if (sendingKey !== link.sendingKey) return 'withdrawn';
  if (status === 'approved' || status === 'rejected' || status === 'expired') return status;
  if (!waitingStatuses.some((one) => one === status) || link.isCaseClosed) return 'withdrawn';
  return validUntil !== null && validUntil < today ? 'expired' : 'open';
}

const refusals: Readonly<Record<LinkState, string | null>> = {
  open: null,
  approved: 'quotationAnswered',
  rejected: 'quotationAnswered',
  expired: 'quotationExpired',
  withdrawn: 'quotationWithdrawn',
};

export function refuseUnlessOpen(state: LinkState): Refused | null {
  const code = refusals[state];
  return code === null ? null : refuse(code);
}

export type Answer = {
  readonly isApproved: boolean;
  readonly name: string;
  readonly reason: string | null;
  readonly now: Instant;
};

/** G-023: approval moves the case to Appointment Requested, in the same transaction. */
export function decideQuotationAnswer(given: QuotationInCase, answer: Answer): Decision {
  const { isApproved, name, reason, now } = answer;
  const { quotation } = given;
  const words = `${isApproved ? 'Approved' : 'Rejected'} by ${name}`;
  const note = reason ? `${words}: ${reason}` : words;
  return accept(
    !isApproved && !reason && refuse('rejectionWithoutReason'),
    move(otQuotationWorkflow, quotation, isApproved ? 'approve' : 'reject', {
      note,
      values: { decidedAt: now, decidedBy: name, decisionReason: reason },
    }),
    caseFollows(given, isApproved ? 'quotationApproved' : 'quotationLost', note),
    emit(quotationAnswered({ quotationId: quotation.id, isApproved })),
  );
}

/** Whatever ends the waiting without an answer; the links of the sending are dead at once. */
export function decideEnd(
  given: QuotationInCase,
  name: 'revise' | 'cancel' | 'expire',
  note: string | null,
): Decision {
  const { quotation } = given;
  const wasWaiting = waitingStatuses.some((status) => status === quotation.status);
  const values =
    name === 'expire'
      ? {}
      : {
          sendingKey: null,
          openedAt: null,
          decidedAt: null,
          decidedBy: null,
          decisionReason: null,
        };
  return accept(
    move(otQuotationWorkflow, quotation, name, { note, values }),
    wasWaiting ? caseFollows(given, 'quotationLost', note) : [],
  );
}

/** Sent, and nobody has answered it. */
export const isWaiting = ({ status }: Pick<QuotationFacts, 'status'>): boolean =>
  waitingStatuses.some((one) => one === status);

export const hasExpired = (
  { status, validUntil }: Pick<QuotationFacts, 'status' | 'validUntil'>,
  today: PlainDate,
): boolean => isWaiting({ status }) && validUntil !== null && validUntil < today;
