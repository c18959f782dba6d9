import { can, permits, refusalRow, refuseMove } from '#kernel/domain';
import { handle, throwUnlessAccepted } from '#kernel/server';
import type { Call, Handler, Tx } from '#kernel/server';
import { stageOfStep } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import {
  chargesOf,
  refusalOfMove,
  nextAfter,
  nextWords,
  previewMove,
  readerOfMail,
  sentStep,
} from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { mailsOf } from './case-mail.ts';
import { linkedCase } from './linked-case.ts';
import { mayMake } from './may-make.ts';
import { moveFacts } from './move-facts.ts';
import { shownCharge } from './shown-charge.ts';
import { refusalOf, refusalOfTry } from './try-move.ts';
import { planUndo } from './undo-plan.ts';
import type { PlanLine } from './undo-plan.ts';
import { undoFacts } from './undo.handler.ts';

const userText = `select concat_ws(' ', first_name, last_name) as name from accounts where id = $1::uuid`;

/** Those of the case, and the notices of its appointments. */
const sentText = `select m.subject, m.destination from correspondence_mails_of_records m
  where m.template_key = any($2::text[]) and m.status <> 'cancelled'
    and (m.object_id = $1 or m.object_id in
      (select a.id::text from booking_appointments a where a.case_id = $1))`;

async function nameOf(tx: Tx, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const [row] = await tx.query<{ name: string }>(userText, [userId]);
  return row?.name ?? null;
}

type UndoShown = {
  readonly hindrance: string | null;
  readonly stays: readonly string[];
  readonly plan: readonly PlanLine[];
};

/** The plan by which the undo itself is done. */
async function shownUndo(
  { tx, actor, services }: Pick<Call, 'tx' | 'actor' | 'services'>,
  type: CaseType,
  record: CaseRecord,
): Promise<UndoShown> {
  const facts = await undoFacts(tx, services, type, record);
  const sends = type.workflow.moves[facts.steps[0]?.move ?? '']?.sends ?? [];
  type Sent = { subject: string; destination: string };
  const sent = await tx.query<Sent>(sentText, [record.id, sends]);
  const stays = sent.map(({ subject, destination }) => `${subject} (${destination})`);
  const plan: PlanLine[] = [];
  if (!can(actor, `${type.resource.name}.undo`)) return { hindrance: null, stays, plan };
  let refused: string | null = null;
  const hindrance = await refusalOf({ tx, actor }, async (tried) => {
    const call = { tx: tried, actor, services, answers: {} };
    const { decision, lines } = await planUndo({ call, type, record, note: '' }, facts);
    plan.push(...lines);
    if (decision.kind === 'refused') refused = refusalRow(decision.code)?.message ?? null;
  });
  return { hindrance: hindrance ?? refused, stays, plan };
}

/** What a move will do: its mails, its charge, who is next and when. Nothing is written. */
export const previewHandler = (handlers: () => readonly Handler[]): Handler =>
  handle(previewMove, async ({ tx, actor, services, input }) => {
    const { type, record } = await linkedCase(tx, actor, input);
    const row = type.workflow.moves[input.move];
    if (!row?.who || !permits(type.workflow, record, input.move)) {
      throwUnlessAccepted(refuseMove(type.workflow, record, mayMake(actor, type)));
      return {
        label: '',
        mails: [],
        charge: null,
        besides: [],
        next: null,
        stays: [],
        hindrance: null,
      };
    }
    const facts = await moveFacts(tx, services, type, record);
    const mails = await mailsOf(
      tx,
      services,
      type,
      record,
      row.sends ?? [],
      readerOfMail(Boolean(record.appointmentId)),
    );
    const outcome =
      input.outcome ?? (input.move === 'sendReport' ? sentStep(type, record) : undefined);
    const [charge, ...besides] = chargesOf(type, row, facts, outcome).map(shownCharge(actor));
    const step = row.axes.step?.steps[record.step]?.[0] ?? record.step;
    const next = nextAfter(type, row, record, { ...facts, step: outcome ?? step });
    const undone =
      input.move === 'undo' ? await shownUndo({ tx, actor, services }, type, record) : null;
    const tried = { move: input.move, outcome: outcome ?? null };
    const hindrance = undone
      ? undone.hindrance
      : (refusalOfMove(type, record, input.move) ??
        (await refusalOfTry({ tx, actor, services }, handlers(), { type, record }, tried)));
    return {
      label: row.label,
      mails: mails.map(({ template, label, email, name }) => ({
        template,
        label,
        to: email,
        name,
      })),
      charge: charge ?? null,
      besides,
      next: next?.nextStep
        ? {
            step: nextWords(type, next.nextStep as PicStep),
            stage: stageOfStep[next.nextStep as PicStep],
            due: next.nextDueDate,
            person: await nameOf(tx, next.picUserId),
          }
        : null,
      stays: undone?.stays ?? [],
      ...(undone && { plan: undone.plan }),
      hindrance,
    };
  });
