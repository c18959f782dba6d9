import { accept, change, html } from '#kernel/domain';
import type { Actor, AnyAction } from '#kernel/domain';
import {
  Refused,
  answer,
  bindTask,
  handle,
  performAtOnce,
  readAnswer,
  readRecord,
  startTask,
} from '#kernel/server';
import type { AnyTaskWork, Handler, Services, TaskRun, Tx } from '#kernel/server';
import { notify } from '#platform/server';
import {
  attendanceTask,
  cancellationTask,
  caseAppointmentActions,
  caseTypes,
  moveOfAttendance,
} from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { appointmentOf } from './appointment-of-case.ts';
import { decideCaseAttendance } from './decide-attendance.ts';
import { decideCaseCancel } from './decide-cancel.ts';
import type { CancelInput } from './decide-cancel.ts';

const typeOf = (resource: string): CaseType => {
  const type = caseTypes.find((one) => one.resource.name === resource);
  if (!type) throw new Refused('notFound');
  return type;
};

const readCase = async (tx: Tx, actor: Actor, type: CaseType, id: string): Promise<CaseRecord> =>
  JSON.parse(await readRecord(tx, actor, type.resource, id)) as CaseRecord;

/** G-084: whoever sent it to the background hears of the end. */
export async function tellStarter(
  tx: Tx,
  { services, actor, input }: TaskRun,
  type: CaseType,
  record: CaseRecord,
  words: string,
): Promise<void> {
  if (!input.inBackground) return;
  await notify(tx, services, {
    recipientIds: [actor.userId],
    title: `${record.caseNo}: ${words}`,
    content: html`<b>${record.caseNo}</b> ${words}`.markup,
    type: 'Action Required',
    fromModule: type.key,
    objectId: record.id,
    objectReferenceName: record.caseNo,
  });
}

export const cancellationWork = bindTask(cancellationTask, async (run) => {
  const type = typeOf(run.resource);
  await run.step(async ({ tx, actor, write }) => {
    const record = await readCase(tx, actor, type, run.input.caseId);
    const input = run.input as CancelInput;
    await write(await decideCaseCancel({ tx, services: run.services }, type, record, input));
    await tellStarter(tx, run as TaskRun, type, record, 'is cancelled');
    return { done: 1, total: 1 };
  });
  return { summary: 'The case is cancelled.' };
});

export const attendanceWork = bindTask(attendanceTask, async (run) => {
  const type = typeOf(run.resource);
  const { input, services } = run;
  await run.step(async ({ tx, actor, write }) => {
    const record = await readCase(tx, actor, type, input.caseId);
    const move = moveOfAttendance(input);
    const { arrivedAt = null, note = null } = input;
    const noted = { attendanceOutcome: 'none', arrivedAt, attendanceNote: note };
    await write(
      move
        ? await decideCaseAttendance({ tx, services }, type, record, {
            move,
            input,
            found: await appointmentOf(tx, record),
          })
        : accept(change(type.resource, record.id, noted)),
    );
    await tellStarter(tx, run as TaskRun, type, record, 'has its attendance recorded');
    return { done: 1, total: 1 };
  });
  return { summary: 'The attendance is recorded.' };
});

export type Update = {
  readonly type: CaseType;
  readonly action: AnyAction;
  readonly work: AnyTaskWork;
  readonly title: string;
};

/** B-211: done at once by the work of the task, or by a worker where the caller does not wait. */
export const backgroundHandler = ({ type, action, work, title }: Update): Handler =>
  handle(action, async ({ tx, actor, services, record, input }) => {
    const caller: { services: Services; actor: Actor } = { services, actor };
    const { inBackground } = input as { inBackground?: boolean };
    const order = {
      resource: type.resource.name,
      title,
      detail: String((record as object as CaseRecord).caseNo),
      input: { ...input, caseId: record.id },
      total: 1,
    };
    if (inBackground) {
      const { id } = await startTask(tx, caller, { task: work.task, ...order });
      return answer({ jobId: id, status: 'Processing', record: null }, 202);
    }
    const { id } = await performAtOnce(tx, caller, work, order);
    const { ability } = action;
    const { json } = await readAnswer({ tx, actor }, type.resource, record.id, { ability });
    return answer({ jobId: id, status: 'Completed', record: JSON.parse(json) as unknown });
  });

/** C-115, B-211: of a type that has no attendance. */
export const cancellationHandler = (type: CaseType, action: AnyAction): Handler =>
  backgroundHandler({
    type,
    action,
    work: cancellationWork,
    title: 'Cancellation',
  });

export const backgroundHandlers = (type: CaseType): readonly Handler[] => {
  const { attendance, cancellation } = caseAppointmentActions(type.resource);
  return [
    backgroundHandler({
      type,
      action: attendance as AnyAction,
      work: attendanceWork,
      title: 'Attendance',
    }),
    cancellationHandler(type, cancellation as AnyAction),
  ];
};
