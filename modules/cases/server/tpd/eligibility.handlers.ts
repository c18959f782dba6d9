import { handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  decideEligibility,
  eligibilityQuestionKeys,
  eligibilityQuestions,
  preliminaryEligibility,
  readTpdEligibility,
  saveTpdEligibility,
} from '../../domain/index.ts';
import type { GivenAnswer } from '../../domain/index.ts';

const text = `select id, question, answer, note from tpd_answers
  where claim_id = $1::uuid and not is_deleted`;

const answersOf = (tx: Tx, claimId: string): Promise<GivenAnswer[]> =>
  tx.query<GivenAnswer>(text, [claimId]);

async function shown(tx: Tx, claimId: string) {
  const answers = await answersOf(tx, claimId);
  return {
    ...preliminaryEligibility(answers),
    items: eligibilityQuestionKeys.map((question) => {
      const given = answers.find((one) => one.question === question);
      return {
        question,
        text: eligibilityQuestions[question].text,
        answer: given?.answer ?? ('unknown' as const),
        note: given?.note ?? null,
      };
    }),
  };
}

export const eligibilityHandlers: readonly Handler[] = [
  handle(readTpdEligibility, ({ tx, record }) => shown(tx, record.id)),
  handle(saveTpdEligibility, async ({ tx, record, input, write }) => {
    const known = await answersOf(tx, record.id);
    const items = input.items.map(({ question, answer, note = null }) => ({
      id: known.find((one) => one.question === question)?.id ?? null,
      question,
      answer,
      note,
    }));
    await write(decideEligibility(record, items));
    return shown(tx, record.id);
  }),
];
