import { accept, can, change } from '#kernel/domain';
import type { FailedRow } from '#kernel/domain';
import { Refused, bindTask, modulesOf, readRecord, refusalOf } from '#kernel/server';
import type { Services, TaskStep } from '#kernel/server';
import {
  caseTypeOf,
  casesPerStep,
  changeCasesTask,
  readCasesToChange,
} from '../../domain/index.ts';
import type { CaseRecord, CaseType, ChangeCasesInput } from '../../domain/index.ts';
import { wayToStatus } from '../engine/change-status.handler.ts';

type Row = { readonly id: string; readonly caseNo: string; readonly caseType: string };

/** Hidden and unknown cases are simply not found: the policies of the table see to it. */
const rowsText = `select id, case_no as "caseNo", case_type as "caseType" from cases
  where id = any($1::uuid[]) and not is_deleted`;

export function chosenCases(input: ChangeCasesInput): readonly string[] {
  const ids = readCasesToChange(input);
  if ('kind' in ids) throw new Refused(ids.code);
  return ids;
}

type OneCase = { readonly type: CaseType; readonly id: string };

/** By the handler of the move, with its rights, guards, mails and charges. */
async function makeMove(
  { tx, actor }: TaskStep,
  services: Services,
  { type, id }: OneCase,
  { name, body }: { readonly name: string; readonly body: object },
): Promise<void> {
  const ability = `${type.resource.name}.${name}`;
  if (!can(actor, ability)) throw new Refused('notPermitted');
  const found = modulesOf(services)
    .flatMap(({ handlers = [] }) => handlers)
    .find(({ action }) => action.ability === ability);
  if (!found) throw new Refused('notFound');
  const requestId = tx.context.requestId ?? '';
  await found.run({ actor, services, tx, body, params: { id }, requestId });
}

async function changeOne(
  step: TaskStep,
  services: Services,
  one: OneCase,
  { wish, picUserId, status, note }: ChangeCasesInput,
): Promise<void> {
  const { tx, actor, write } = step;
  const { resource } = one.type;
  if (wish === 'putOnHold' || wish === 'takeOffHold') {
    return makeMove(step, services, one, { name: wish, body: { note: note ?? null } });
  }
  const json = await readRecord(tx, actor, resource, one.id);
  const record = JSON.parse(json) as CaseRecord & { readonly isClosed: boolean };
  if (wish === 'changeStatus') {
    const way = wayToStatus(actor, one.type, record, { status: status ?? '', note });
    return makeMove(step, services, one, way);
  }
  if (!can(actor, `${resource.name}.update`)) throw new Refused('notPermitted');
  if (record.isClosed) throw new Refused('closedCaseWithoutPerson');
  await write(accept(change(resource, one.id, { picUserId })));
}

/** One that cannot be changed leaves the others of its step as they are. */
async function tryOne(
  step: TaskStep,
  services: Services,
  row: Row | undefined,
  id: string,
  input: ChangeCasesInput,
): Promise<FailedRow | null> {
  const { tx } = step;
  await tx.query('savepoint one_case');
  try {
    const type = row && caseTypeOf(row.caseType);
    if (!type) throw new Refused('notFound');
    await changeOne(step, services, { type, id }, input);
    await tx.query('release savepoint one_case');
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    // Another transaction was in the way: the whole step is done again.
    if (!refusal || refusal.status === 503 || refusal.code === 'tryAgain') throw error;
    await tx.query('rollback to savepoint one_case');
    return { id, name: row?.caseNo ?? null, message: refusal.message };
  }
}

export type ChangedCases = {
  readonly changed: number;
  readonly failed: readonly { id: string; caseNo: string | null; message: string }[];
};

const nothing: ChangedCases = { changed: 0, failed: [] };

export const changeCasesWork = bindTask(changeCasesTask, async (run) => {
  const { input, services } = run;
  const ids = chosenCases(input);
  const soFar = () => (run.value as ChangedCases | null | undefined) ?? nothing;
  while (run.done < ids.length) {
    const some = ids.slice(run.done, run.done + casesPerStep);
    await run.step(async (step) => {
      const rows = await step.tx.query<Row>(rowsText, [some]);
      const failed: FailedRow[] = [];
      for (const id of some) {
        const row = rows.find((one) => one.id === id);
        const failure = await tryOne(step, services, row, id, input);
        if (failure) failed.push(failure);
      }
      const { changed, failed: before } = soFar();
      const value: ChangedCases = {
        changed: changed + some.length - failed.length,
        failed: [
          ...before,
          ...failed.map(({ id = '', name = null, message }) => ({ id, caseNo: name, message })),
        ],
      };
      return { done: run.done + some.length, failed, value };
    });
  }
  return { summary: `${soFar().changed} of ${ids.length} cases changed.` };
});
