import { accept, change } from '#kernel/domain';
import { appointment } from '#booking/domain';
import { defineRule, Refused, rowsById, writeBySystem } from '#kernel/server';
import type { RuleCall } from '#kernel/server';
import { caseTypeOf, contradicts, followAppointment, moveCase } from '../../domain/index.ts';
import type { AppointmentOfCase, CaseRecord, CaseType } from '../../domain/index.ts';
import { asServer, moveFacts, storedCase } from '../engine/index.ts';

type Stand = AppointmentOfCase & {
  readonly id: string;
  readonly caseModule: string | null;
  readonly caseId: string | null;
};

const standText = `select id, status, date_from as "dateFrom", time_zone as "timeZone",
    centre_id as "centreId", specialist_id as "specialistId", case_module as "caseModule",
    case_id as "caseId"
  from booking_appointments where id = any($1::uuid[])`;

type Writing = Pick<RuleCall, 'tx' | 'services'>;

/** More than any way through the table takes. */
const mostSteps = 5;

async function carryAlong(
  call: Writing,
  type: CaseType,
  caseId: string,
  appointment: Stand,
  news: { readonly isNew: boolean; readonly hasOtherStatus: boolean },
): Promise<boolean> {
  for (let left = mostSteps; left > 0; left -= 1) {
    const record = await storedCase(call.tx, type, caseId);
    if (!record) return false;
    const step = followAppointment(type, record, appointment, news.isNew);
    if (!step) {
      if (news.hasOtherStatus && contradicts(record, appointment))
        throw new Refused('caseSaysOtherwise');
      return true;
    }
    await takeStep(call, type, record, step);
  }
  throw new Error(`Case ${caseId} cannot follow its appointment`);
}

async function takeStep(
  { tx, services }: Writing,
  type: CaseType,
  record: CaseRecord,
  { move, wish }: NonNullable<ReturnType<typeof followAppointment>>,
): Promise<void> {
  const { resource } = type;
  const decision = move
    ? accept(...moveCase(type, record, move, await moveFacts(tx, services, type, record), wish))
    : accept(change(resource, record.id, { ...wish.values }));
  await writeBySystem({ tx, services }, decision);
}

export const caseFollowsAppointment = defineRule({
  name: 'cases.caseFollowsAppointment',
  sentence: 'Whichever path writes an appointment, its case says and does the same.',
  on: appointment,
  when: ['create', 'change', 'move'],
  facts: rowsById<Stand>(standText),
  async follow(call, changes) {
    for (const { before, after } of changes) {
      const type = caseTypeOf(after?.caseModule ?? '');
      if (!after?.caseId || !type || !('appointmentId' in type.resource.fields)) continue;
      const { caseId } = after;
      const news = {
        isNew: before?.caseId !== caseId,
        hasOtherStatus: before?.status !== after.status,
      };
      const follow = () => carryAlong(call, type, caseId, after, news);
      if (!(await follow())) await asServer(call.tx, follow);
    }
  },
});
