import { accept, create, isAnswered, together, withAmounts } from '#kernel/domain';
import type { Decision, Question } from '#kernel/domain';
import { correspondenceNote } from '#correspondence/domain';
import { booksForAnyCompany } from '#booking/domain';
import type { BookingCall } from '#booking/server';
import { payAboveFee, payAboveFeeSubject } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { casePrices } from '../engine/index.ts';

/** Stays with the case: who was asked, about what, and that they went on. */
const answered = (
  actor: BookingCall['actor'],
  type: CaseType,
  { id, caseNo }: CaseRecord,
  { text }: Question,
) =>
  accept(
    create(correspondenceNote, {
      fromModule: type.key,
      objectId: id,
      objectReferenceName: caseNo,
      subject: payAboveFeeSubject,
      content: `Asked when the appointment was booked, and answered with yes: ${withAmounts(actor, text)}`,
      visibility: 'staff',
    }),
  );

/**
 * A booking by which the specialist earns more than the customer pays is asked about, together with
 * whatever else is asked. Customers are not: what a specialist earns is none of theirs.
 */
export async function withPayAboveFee(
  { tx, actor, services, answers }: BookingCall,
  type: CaseType,
  record: CaseRecord,
  { decision, specialistId, day }: { decision: Decision; specialistId: string; day: string },
): Promise<Decision> {
  if (decision.kind === 'refused' || !booksForAnyCompany(actor)) return decision;
  const known = { ...record, specialistId };
  const { prices } = await casePrices(tx, services, type, known, day);
  const { assessment } = prices;
  const question = payAboveFee(assessment?.amount, assessment?.payeeAmount);
  if (!question) return decision;
  if (isAnswered(answers, question.key))
    return together([decision, answered(actor, type, record, question)]);
  const others = decision.kind === 'asked' ? decision.questions : [];
  return { kind: 'asked', questions: [...others, question] };
}
