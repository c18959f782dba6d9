import { permits, refusalRow, refuseMove } from '#kernel/domain';
import { handle, throwUnlessAccepted } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { picSteps, stageOfStep } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import {
  chargesOf,
  decideUndo,
  refusalOfMove,
  nextAfter,
  previewMove,
  readerOfMail,
  sentStep,
} from '../../domain/index.ts';
import { mailsOf } from './case-mail.ts';
import { linkedCase } from './linked-case.ts';
import { moveFacts } from './move-facts.ts';
import { shownCharge } from './shown-charge.ts';
import { undoFacts } from './undo.handler.ts';

const userText = `select concat_ws(' ', first_name, last_name) as name from accounts where id = $1::uuid`;

const sentText = `select subject, destination from correspondence_mails_of_records
  where object_id = $1 and template_key = any($2::text[]) and status <> 'cancelled'`;

async function nameOf(tx: Tx, userId: string | null): Promise<string | null> {
  if (!userId) return null;
  const [row] = await tx.query<{ name: string }>(userText, [userId]);
  return row?.name ?? null;
}

/** What a move will do: its mails, its charge, who is next and when. Nothing is written. */
export const previewHandler = handle(previewMove, async ({ tx, actor, services, input }) => {
  const { type, record } = await linkedCase(tx, actor, input);
  const row = type.workflow.moves[input.move];
  if (!row?.who || !permits(type.workflow, record, input.move)) {
    throwUnlessAccepted(refuseMove(type.workflow, record));
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
  const stays: string[] = [];
  let hindrance = refusalOfMove(type, record, input.move);
  if (input.move === 'undo') {
    const known = await undoFacts(tx, services, type, record);
    const { steps } = known;
    const decision = decideUndo(type, record, known, '');
    if (decision.kind === 'refused') hindrance = refusalRow(decision.code)?.message ?? null;
    const sends = type.workflow.moves[steps[0]?.move ?? '']?.sends ?? [];
    const sent = await tx.query<{ subject: string; destination: string }>(sentText, [
      record.id,
      sends,
    ]);
    stays.push(...sent.map(({ subject, destination }) => `${subject} (${destination})`));
  }
  return {
    label: row.label,
    mails: mails.map(({ template, label, email, name }) => ({ template, label, to: email, name })),
    charge: charge ?? null,
    besides,
    next: next?.nextStep
      ? {
          step: picSteps[next.nextStep as PicStep],
          stage: stageOfStep[next.nextStep as PicStep],
          due: next.nextDueDate,
          person: await nameOf(tx, next.picUserId),
        }
      : null,
    stays,
    hindrance,
  };
});
