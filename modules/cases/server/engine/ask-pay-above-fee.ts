import { accept, askUnanswered } from '#kernel/domain';
import type { Question } from '#kernel/domain';
import { booksForAnyCompany } from '#booking/domain';
import { correspondenceNote } from '#correspondence/domain';
import { defineRule, rowsById } from '#kernel/server';
import type { Changed, Tx } from '#kernel/server';
import { caseCharge, payAboveFee, payAboveFeeSubject } from '../../domain/index.ts';
import { chargeFactsText } from './ask-about-charge.ts';
import type { ChargeOfCase } from './ask-about-charge.ts';
import { payAboveNote } from './pay-above-note.ts';

const notedText = `select n.id as "caseId" from correspondence_noted_records($2) as n (id)
  where n.id = any($1::text[])`;

/** The cases of which somebody agreed to it before: as a rule when the appointment was booked. */
async function agreedFor(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ caseId: string }>(notedText, [ids, payAboveFeeSubject]);
  return new Set(rows.map(({ caseId }) => caseId));
}

type Above = { readonly charge: ChargeOfCase; readonly question: Question };

const aboveOf = (changes: readonly Changed<ChargeOfCase>[]): readonly Above[] =>
  changes.flatMap(({ after: charge }) => {
    const question = charge && payAboveFee(charge.amount, charge.payeeAmount);
    return charge && question ? [{ charge, question }] : [];
  });

/** Customers are not asked: what a specialist earns is none of theirs. */
export const payAboveFeeIsAsked = defineRule({
  name: 'cases.payAboveFeeIsAsked',
  sentence:
    'Whoever makes a charge by which the specialist earns more than the customer pays is asked once, and the case keeps the yes.',
  on: caseCharge,
  when: ['create'],
  writes: [correspondenceNote],
  facts: rowsById<ChargeOfCase>(chargeFactsText),
  async more({ tx }, changes) {
    const ids = aboveOf(changes).map(({ charge }) => charge.caseId);
    return ids.length ? agreedFor(tx, ids) : new Set<string>();
  },
  decide(changes, { actor, answers }, agreed) {
    if (!actor || !answers || !booksForAnyCompany(actor)) return accept();
    const above = aboveOf(changes).filter(({ charge }) => !agreed.has(charge.caseId));
    const questions = above.map(({ question }) => question);
    const notes = above.map(({ charge, question }) =>
      payAboveNote(actor, charge, 'it was charged', question),
    );
    return accept(askUnanswered(questions, answers), ...notes);
  },
});
