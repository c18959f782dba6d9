import { create, withAmounts } from '#kernel/domain';
import type { Actor, Creation, Question } from '#kernel/domain';
import { correspondenceNote } from '#correspondence/domain';
import { payAboveFeeSubject } from '../../domain/index.ts';
import type { CaseTypeKey } from '../../domain/index.ts';

type OfCase = { readonly caseType: CaseTypeKey; readonly caseId: string; readonly caseNo: string };

/** Stays with the case: who was asked, when, about what, and that they went on. */
export const payAboveNote = (
  actor: Actor,
  { caseType, caseId, caseNo }: OfCase,
  when: string,
  { text }: Question,
): Creation =>
  create(correspondenceNote, {
    fromModule: caseType,
    objectId: caseId,
    objectReferenceName: caseNo,
    subject: payAboveFeeSubject,
    content: `Asked when ${when}, and answered with yes: ${withAmounts(actor, text)}`,
    visibility: 'staff',
  });
