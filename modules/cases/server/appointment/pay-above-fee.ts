import { accept, isAnswered, together } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { booksForAnyCompany } from '#booking/domain';
import type { BookingCall } from '#booking/server';
import { payAboveFee } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { casePrices, payAboveNote } from '../engine/index.ts';

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
  if (isAnswered(answers, question.key)) {
    const ofCase = { caseType: type.key, caseId: record.id, caseNo: String(record.caseNo) };
    const note = payAboveNote(actor, ofCase, 'the appointment was booked', question);
    return together([decision, accept(note)]);
  }
  const others = decision.kind === 'asked' ? decision.questions : [];
  return { kind: 'asked', questions: [...others, question] };
}
