import { importTask, resourceNamed } from '#kernel/domain';
import type { ImportRow } from '#kernel/domain';
import type { Tx } from '../../db/database.ts';
import { bindTask } from '../../tasks/task-work.ts';
import { touched } from '../operations.ts';
import { importOutcome, importSummary } from './import-outcome.ts';
import type { ImportValue } from './import-outcome.ts';
import { importPart } from './import-part.ts';

/** Small enough that people see it move, large enough that the questions are worth asking. */
const rowsPerStep = 250;

type Part = {
  readonly first_row: number;
  readonly rows: readonly ImportRow[];
  readonly numbers: readonly number[] | null;
};

const partText = `select first_row, rows, numbers from task_parts
  where tenant_id = current_tenant() and task_id = $1 and first_row <= $2::int
  order by first_row desc limit 1`;

/** The rows from here on that go in one step, and how the sheet numbers them. */
async function nextRows(tx: Tx, taskId: string, done: number): Promise<Part> {
  const [part] = await tx.query<Part>(partText, [taskId, done + 1]);
  if (!part) throw new Error(`The import ${taskId} lacks the part with row ${done + 1}`);
  const from = done + 1 - part.first_row;
  return {
    first_row: done + 1,
    rows: part.rows.slice(from, from + rowsPerStep),
    numbers: part.numbers?.slice(from, from + rowsPerStep) ?? null,
  };
}

/** The good rows are written; the others are told by their number in the sheet. */
export const importWork = bindTask(importTask, async (run) => {
  const { services, input } = run;
  const resource = resourceNamed(run.resource);
  const total = run.total ?? 0;
  while (run.done < total) {
    await run.step(async ({ tx, actor }) => {
      const { first_row: firstRow, rows, numbers } = await nextRows(tx, run.id, run.done);
      const report = await importPart(
        tx,
        { services, actor, resource },
        {
          rows,
          firstRow,
          dryRun: false,
          validOnly: true,
          skipTwins: input.skipTwins ?? false,
          fileName: input.fileName ?? '',
          batchId: run.id,
        },
      );
      const sheetRow = (row: number) => numbers?.[row - firstRow] ?? row;
      const before = run.value as ImportValue | null;
      return {
        done: run.done + rows.length,
        ...importOutcome(resource, report, before, sheetRow),
      };
    });
    touched(run.actor.tenantId, resource);
  }
  return importSummary(run.value, total);
});
