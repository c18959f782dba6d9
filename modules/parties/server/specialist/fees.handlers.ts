import { correspondenceNote } from '#correspondence/domain';
import { accept, askUnanswered, create, withAmounts } from '#kernel/domain';
import type { Actor, Question } from '#kernel/domain';
import { handle, throwUnlessAccepted } from '#kernel/server';
import type { Call, Handler, Tx } from '#kernel/server';
import { changedFees, changeFees, decideFees } from '../../domain/index.ts';
import type { Fee, FeeRow } from '../../domain/index.ts';
import { feeQuestionPoint } from './fee-question-point.ts';
import { asList } from '../people/booking-history.ts';

const readText = `select id, service_type as "serviceType", service_item as "serviceItem",
    matter_kind as "matterKind", amount::text, trim_scale(split_percent)::text as "splitPercent",
    effective_from::text as "effectiveFrom", effective_to::text as "effectiveTo"
  from specialist_fees where tenant_id = $1 and specialist_id = $2 and not is_deleted
  order by service_type, service_item nulls first, matter_kind, effective_from`;

export const feesOf = (tx: Tx, specialistId: string): Promise<Fee[]> =>
  tx.query<Fee>(readText, [tx.context.tenantId, specialistId]);

/** Stays with the specialist: who was asked, about what, and that they went on. */
const answered = (actor: Actor, { id, fullName }: Owner, { text }: Question) =>
  create(correspondenceNote, {
    fromModule: 'SPECIALIST',
    objectId: id,
    objectReferenceName: fullName,
    subject: 'Pay above the price',
    content: `Asked when the fees were changed, and answered with yes: ${withAmounts(actor, text)}`,
    visibility: 'staff',
  });

type Owner = { readonly id: string; readonly fullName: string | null };

async function questionsAbout(
  { tx, services }: Pick<Call, 'tx' | 'services'>,
  { id }: Owner,
  items: readonly FeeRow[],
): Promise<readonly Question[]> {
  const changed = changedFees(await feesOf(tx, id), items);
  if (!changed.length) return [];
  const asked: Question[] = [];
  for (const ask of feeQuestionPoint.of(services)) {
    const question = await ask(tx, id, changed);
    if (question) asked.push(question);
  }
  return asked;
}

/** C-220. The specialist is locked, so two who save at once do so one after the other. */
export const feeHandlers: readonly Handler[] = [
  handle(changeFees, async ({ record, input, answers, actor, services, tx, write }) => {
    const decision = decideFees(record, input.items);
    throwUnlessAccepted(decision);
    const questions = await questionsAbout({ tx, services }, record, input.items);
    await write(
      accept(
        askUnanswered(questions, answers),
        decision.writes,
        questions.map((question) => answered(actor, record, question)),
      ),
    );
    return asList(await feesOf(tx, record.id));
  }),
];
