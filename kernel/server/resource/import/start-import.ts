import * as z from 'zod';
import type { Actor, AnyResource } from '#kernel/domain';
import { importTask, mostImportRows, mostImportSheet } from '#kernel/domain';
import { contextOf } from '../../db/context.ts';
import type { Tx } from '../../db/database.ts';
import { Refused, invalid } from '../../refused.ts';
import type { Services } from '../../services.ts';
import { addTask, queueTask } from '../../tasks/start-task.ts';
import { withTenantLabels } from '../export/tenant-vocabulary.ts';
import { partFields, sheetId } from './import-order.ts';

export const partSchema = z.strictObject({
  ...partFields,
  /** Made by the caller: the parts of a sheet share it, and a part that is sent twice counts once. */
  id: sheetId,
  /** All rows of the sheet; the import begins when they have arrived. */
  total: z.int().min(1).max(mostImportSheet),
  /** The numbers of these rows in the sheet, where rows of it were left out. */
  numbers: z.array(z.int().min(1).max(10_000_000)).max(mostImportRows).optional(),
});

type Part = z.infer<typeof partSchema>;

const readPart = (body: unknown): Part => {
  const parsed = partSchema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw invalid(issues.map(({ message, path }) => ({ message, members: [path.join('.')] })));
};

const doesNotFit = () =>
  invalid([{ message: 'These rows do not fit the sheet.', members: ['firstRow'] }]);

/** Locked: of two parts that arrive together, the second sees that all are there. */
const lockText = `select state, rows_total as total from tasks
  where tenant_id = current_tenant() and id = $1 and name = '${importTask.name}' and resource = $2
    and user_id = current_actor() for update`;

/** No two parts have a row in common, so that all rows are there once the numbers add up. */
const partText = `insert into task_parts (tenant_id, task_id, first_row, row_count, rows, numbers)
  select current_tenant(), $1::uuid, $2::int, $3::int, $4::jsonb, $5::jsonb
  where not exists (select from task_parts p where p.tenant_id = current_tenant() and p.task_id = $1
    and p.first_row < $2 + $3 and $2 < p.first_row + p.row_count)
  returning first_row`;

const partsText = `select coalesce(sum(row_count), 0)::int as arrived,
    coalesce(bool_or(first_row = $2::int and row_count = $3::int), false) as known
  from task_parts where tenant_id = current_tenant() and task_id = $1`;

type Request = { readonly body: unknown; readonly id: string };
export type ImportStarted = { readonly id: string; readonly arrived: number };

/** Takes one part of a sheet. With the last one the import waits for a worker. */
export async function startImport(
  services: Services,
  actor: Actor,
  resource: AnyResource,
  request: Request,
): Promise<ImportStarted> {
  const part = readPart(request.body);
  const { id, total, rows, numbers, firstRow, fileName, skipTwins } = part;
  const isWithin = firstRow + rows.length - 1 <= total;
  if (!isWithin || (numbers && numbers.length !== rows.length)) throw doesNotFit();
  const order = {
    task: importTask,
    resource: resource.name,
    title: withTenantLabels(services, actor, resource).label[1],
    detail: fileName,
    input: { fileName, skipTwins },
    total,
  };
  return services.db.transaction(contextOf(actor, request.id), async (tx) => {
    await addTask(tx, { services, actor }, order, id);
    const { arrived, isComplete } = await keepPart(tx, resource, part);
    if (isComplete) {
      await queueTask(tx, services, { tenant_id: actor.tenantId, id, name: importTask.name });
    }
    return { id, arrived };
  });
}

/** Complete: this part was the last that was missing. */
async function keepPart(tx: Tx, { name }: AnyResource, part: Part) {
  const { id, rows, numbers, firstRow } = part;
  const place = [id, firstRow, rows.length];
  const [task] = await tx.query<{ state: string; total: number }>(lockText, [id, name]);
  if (!task) throw new Refused('notFound');
  const [before] = await tx.query<{ arrived: number; known: boolean }>(partsText, place);
  if (before?.known) return { arrived: before.arrived, isComplete: false };
  if (task.state !== 'waiting') throw new Refused('taskEnded');
  const sheetNumbers = numbers ? JSON.stringify(numbers) : null;
  const kept = await tx.query(partText, [...place, JSON.stringify(rows), sheetNumbers]);
  if (!kept.length) throw doesNotFit();
  const arrived = (before?.arrived ?? 0) + rows.length;
  return { arrived, isComplete: arrived === task.total };
}
