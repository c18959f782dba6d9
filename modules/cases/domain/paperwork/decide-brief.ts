import { accept, change, create, refuse } from '#kernel/domain';
import type { AnyResource, Change, Decision, Instant, Refused } from '#kernel/domain';
import type { CaseRecord } from '../engine/case-type.ts';
import type { BriefDelivery } from './brief-deliveries.ts';
import { caseBrief } from './case-brief.resource.ts';

export type BriefFacts = {
  readonly id: string;
  readonly part: number;
  readonly fileId: string;
  readonly sourceFileIds: readonly string[];
  readonly sentAt: Instant | null;
};

export type Addressee = { readonly name: string; readonly email: string | null };

/** What a part of the papers is called where nobody says otherwise. */
export const briefName = (caseNo: string, part: number): string =>
  part === 1 ? `Brief ${caseNo}` : `Brief ${caseNo} supplement ${part - 1}`;

/** Files that the specialist has not got with an earlier part. */
export const newFiles = (chosen: readonly string[], earlier: readonly BriefFacts[]): string[] => {
  const known = new Set(
    earlier.filter(({ sentAt }) => sentAt !== null).flatMap(({ sourceFileIds }) => sourceFileIds),
  );
  return chosen.filter((id) => !known.has(id));
};

type Made = {
  readonly caseId: string;
  readonly name: string;
  readonly fileId: string;
  readonly sourceFileIds: readonly string[];
  readonly pages: number;
};

/** Until the first part has left there is nothing to supplement. */
export function decideMadeBrief(made: Made, earlier: readonly BriefFacts[]): Decision {
  const part = Math.max(0, ...earlier.map((one) => one.part)) + 1;
  const kind = earlier.some(({ sentAt }) => sentAt !== null) ? 'supplement' : 'brief';
  return accept(create(caseBrief, { ...made, part, kind }));
}

/** Ends the note of a step that sent none, as whoever took it was asked and answered. */
export const sentWithoutDocument = 'Sent without a document, by decision.';

/** The part that goes out with the move: the latest that has not left. */
export const briefToSend = (briefs: readonly BriefFacts[]): BriefFacts | null =>
  briefs.filter(({ sentAt }) => sentAt === null).toSorted((a, b) => b.part - a.part)[0] ?? null;

/** A link needs somebody who can be written to; paper does not. */
export function sentBrief(
  brief: Pick<BriefFacts, 'id'>,
  by: BriefDelivery,
  to: Addressee | null,
  now: Instant,
): Change | Refused {
  if (!to) return refuse('caseWithoutSpecialist');
  if (by === 'link' && !to.email) return refuse('specialistWithoutEmail');
  return change(caseBrief, brief.id, { sentBy: by, sentAt: now, sentTo: to.name });
}

/** Before the first part left, the move `sendPaperwork` is the way, with its guards. */
export const refuseBeforePaperwork = (record: CaseRecord): Refused | null =>
  record.paperworkSentOn ? null : refuse('paperworkNotSentYet');

export const decidePrepaid = (resource: AnyResource, record: CaseRecord): Decision =>
  record.prepaymentStatus === 'required'
    ? accept(change(resource, record.id, { prepaymentStatus: 'paid' }))
    : refuse('prepaymentNotAsked');
