import { askUnanswered } from '#kernel/domain';
import type { Answers } from '#kernel/domain';
import { Refused, throwUnlessAccepted } from '#kernel/server';
import { otherReaderQuestion } from '../../domain/index.ts';
import type { Audience, RecordFacts } from '../../domain/index.ts';
import { templateFacts } from '../templates/template-facts.ts';
import type { Beside, FactsCall } from '../templates/template-facts.ts';

type Asking = FactsCall & { readonly answers: Answers };

type About = {
  readonly label: string;
  readonly audience: Audience | null;
  readonly module: string;
  readonly id: string;
  readonly beside?: Beside;
};

/** Of a kind of record that tells templates nothing, nobody can say who is meant. */
async function factsOf(call: FactsCall, about: About): Promise<RecordFacts | null> {
  try {
    return await templateFacts(call, about.module, about.id, about.beside);
  } catch (error) {
    if (error instanceof Refused && error.code === 'notFound') return null;
    throw error;
  }
}

/** A template has an audience: whoever sends it to another party is asked first. */
export async function askAboutReader(asking: Asking, about: About, to: string): Promise<void> {
  const { label, audience } = about;
  if (!audience) return;
  const facts = await factsOf(asking, about);
  const text = facts && otherReaderQuestion({ label, audience }, to, facts);
  if (!text) return;
  const [own] = await asking.tx.query(
    'select 1 from accounts where id = $1::uuid and lower(email) = lower($2)',
    [asking.actor.userId, to],
  );
  if (own) return;
  const asked = askUnanswered([{ key: 'otherReader', text }], asking.answers);
  if (asked) throwUnlessAccepted(asked);
}
