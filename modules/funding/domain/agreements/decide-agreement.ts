import { accept, ask, change, exact, isAnswered, move, refuse } from '#kernel/domain';
import type { Answers, Decision, Instant, RecordOf } from '#kernel/domain';
import { counted, refuseWhileHeld } from '../advances/waiting-bills.ts';
import type { WaitingBills } from '../advances/waiting-bills.ts';
import type { AgreementReader } from './agreement-actions.ts';
import { fundingTypes } from './agreement-choices.ts';
import { fundingAgreement } from './funding-agreement.resource.ts';
import { fundingAgreementWorkflow } from './funding-agreement.workflow.ts';

export type AgreementRecord = RecordOf<typeof fundingAgreement>;

/** G-054: interest is counted from the first day, so a rate must hold on it. */
export const decideActive = (
  agreement: AgreementRecord,
  facts: { readonly hasFirstRate: boolean; readonly isProviderActive: boolean },
  now: Instant,
): Decision =>
  accept(
    !facts.isProviderActive && refuse('agreementProviderInactive'),
    !facts.hasFirstRate && refuse('agreementWithoutRate'),
    move(fundingAgreementWorkflow, agreement, 'Active', { values: { effectiveAt: now } }),
  );

export type AgreementCancellation = {
  readonly owing: number;
  /** Loans on which nothing is owed, and what waits under the agreement. */
  readonly idle: number;
  readonly waiting: WaitingBills;
  readonly creditRequests: number;
  readonly reason: string;
  readonly now: Instant;
  readonly answers: Answers;
};

/** What can be lent no more is told before. */
function whatStops({ idle, waiting, creditRequests }: AgreementCancellation): string {
  const parts = [
    [idle, 'loan without a debt runs', 'loans without a debt run'],
    [waiting.bills.length, 'bill is not paid', 'bills are not paid'],
    [creditRequests, 'credit request is not decided', 'credit requests are not decided'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => counted(count, one, many))
    .join(', ');
}

export function decideCancelled(
  agreement: AgreementRecord,
  given: AgreementCancellation,
): Decision {
  const stops = whatStops(given);
  const question = `Under ${agreement.agreementNo}: ${stops}. No money can be lent for it any more. Cancel the agreement?`;
  return accept(
    given.owing > 0 && refuse('agreementHasLoans', { values: { count: String(given.owing) } }),
    refuseWhileHeld(given.waiting),
    stops !== '' && !isAnswered(given.answers, 'workStops') && ask('workStops', question),
    move(fundingAgreementWorkflow, agreement, 'Cancelled', {
      note: given.reason,
      values: { cancelledAt: given.now, cancelledReason: given.reason },
    }),
  );
}

const loansThatRun = (count: number): string =>
  count === 0
    ? 'No loan runs under it.'
    : count === 1
      ? '1 loan that runs under it becomes one of the new type.'
      : `${count} loans that run under it become loans of the new type.`;

export type NewFundingType = {
  readonly fundingType: keyof typeof fundingTypes;
  readonly running: number;
  readonly answers: Answers;
};

/** B-296: what it does is shown first. */
export function decideFundingType(agreement: AgreementRecord, given: NewFundingType): Decision {
  const { fundingType, running, answers } = given;
  const [old, next] = [fundingTypes[agreement.fundingType], fundingTypes[fundingType]];
  const question = `Change ${agreement.agreementNo} from ${old} to ${next}? ${loansThatRun(running)} Rates, fees and interest terms stay as they were agreed.`;
  return accept(
    agreement.status === 'cancelled' && refuse('agreementCancelled'),
    fundingType === agreement.fundingType &&
      refuse('agreementTypeIsSame', { field: 'fundingType', values: { type: next } }),
    !isAnswered(answers, 'changeFundingType') && ask('changeFundingType', question),
    change(fundingAgreement, agreement, { fundingType }),
  );
}

/** B-382. */
export const decideAgreementSending = (
  agreement: AgreementRecord,
  given: { readonly to: AgreementReader; readonly address: string | null; readonly now: Instant },
): Decision =>
  accept(
    !given.address && refuse('agreementWithoutAddress', { field: 'email' }),
    change(
      fundingAgreement,
      agreement,
      given.to === 'borrower' ? { sentToBorrowerAt: given.now } : { sentToLenderAt: given.now },
    ),
  );

export const isAbove = (percent: string | null, cap: string | null): boolean =>
  percent !== null && cap !== null && exact(percent).greaterThan(cap);
