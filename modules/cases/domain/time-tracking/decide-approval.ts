import { accept, change, create, formatDate, move } from '#kernel/domain';
import type { Decision, RecordOf, Write } from '#kernel/domain';
import { caseCharge } from '../engine/case-charge.resource.ts';
import { elapsedText } from './elapsed.ts';
import { timeActivities } from './time-choices.ts';
import type { timeEntry } from './time-entry.resource.ts';
import { timeWorkflow } from './time-entry.workflow.ts';

type Entry = RecordOf<typeof timeEntry>;

type Told = Pick<Entry, 'activity' | 'minutes' | 'userKind' | 'user' | 'specialist' | 'workDay'>;

const personOf = ({ userKind, user, specialist }: Told): string =>
  (userKind === 'specialist' ? specialist?.displayName : user?.displayName) ?? '';

/** `Report writing, 01:35, Ana Ruiz, 12 Nov 2026`. */
export const chargeText = (entry: Told): string =>
  [
    timeActivities[entry.activity],
    elapsedText(entry.minutes),
    personOf(entry),
    formatDate(entry.workDay),
  ]
    .filter(Boolean)
    .join(', ')
    .slice(0, 200);

const chargeOf = (entry: Entry, id: string, companyId: string | null): Write =>
  create(caseCharge, {
    id,
    caseId: entry.caseId,
    kind: 'time',
    move: 'approve',
    description: chargeText(entry),
    chargedOn: entry.workDay ?? entry.startedAt.slice(0, 10),
    companyId,
    amount: entry.amount,
    priceRule: entry.rate === null ? null : `Time: ${entry.rate} an hour`,
    specialistId: entry.specialistId,
  });

export type Approving = {
  readonly userId: string;
  /** The id that the charge will have. */
  readonly chargeId: string;
  /** Who pays for the case. */
  readonly companyId: string | null;
};

/** What can be billed becomes a charge of the case; billing invoices it like any other. */
export function decideTimeApproval(entry: Entry, by: Approving): Decision {
  const isBillable = entry.billingStatus === 'notReady';
  const values = { approvedById: by.userId, ...(isBillable && { chargeId: by.chargeId }) };
  return accept(
    isBillable && chargeOf(entry, by.chargeId, by.companyId),
    move(timeWorkflow, entry, 'approve', { values }),
  );
}

/** The charge goes with the approval. */
export const decideReopening = (entry: Entry, reason: string): Decision =>
  accept(
    move(timeWorkflow, entry, 'reopen', {
      note: reason,
      values: { approvedById: null, chargeId: null },
    }),
    entry.chargeId !== null && change(caseCharge, entry.chargeId, { status: 'reversed' }),
  );
