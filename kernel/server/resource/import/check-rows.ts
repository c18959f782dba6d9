import { checkImport, importColumns, validationMessages } from '#kernel/domain';
import type {
  Actor,
  AnyResource,
  ImportFault,
  ImportRow,
  ImportTwin,
  ValidationError,
} from '#kernel/domain';
import type { Tx } from '../../db/database.ts';
import { givenFaults } from '../../rule/refuse-given.ts';
import type { Services } from '../../services.ts';
import { todayFor } from '../today-for.ts';
import { withinScope } from '../within-scope.ts';
import type { Values } from '../write-sql.ts';
import { cellsOf } from './cells-of.ts';
import { resolveLookups } from './resolve-lookups.ts';
import { takenFaults } from './unique-values.ts';
import { findDuplicates } from './find-duplicates.ts';

export type Importer = {
  readonly services: Services;
  readonly actor: Actor;
  readonly resource: AnyResource;
};

export type CheckedRows = {
  /** Null for a faulty row. */
  readonly values: readonly (Values | null)[];
  readonly faults: readonly ImportFault[];
  readonly twins: readonly ImportTwin[];
};

/** Every row as the form would have it, with a handful of questions for all of them. */
export async function checkRows(
  exec: Tx,
  { services, actor, resource }: Importer,
  rows: readonly ImportRow[],
  { withTwins = true }: { withTwins?: boolean } = {},
): Promise<CheckedRows> {
  const today = todayFor(actor, services);
  const cells = rows.map((row) => cellsOf(resource, row));
  const faults: ImportFault[] = await resolveLookups(exec, actor, resource, cells);
  const columns = new Set(importColumns(resource).map(({ key }) => key));
  const checked = cells.map((row, index) => {
    const result = checkImport(resource, row, today);
    if (result.ok) return { ...row, ...result.value };
    faults.push(...result.errors.map((error) => faultOf(index + 1, error, columns)));
    return row;
  });
  faults.push(...(await takenFaults(exec, resource, checked)));
  faults.push(...(await givenFaults(exec, { services, actor, resource }, checked)));
  const twins = withTwins ? await findDuplicates(exec, actor, resource, checked) : [];
  const firsts = firstOfEachCell(faults);
  const faulty = new Set(firsts.map(({ row }) => row));
  return {
    values: checked.map((row, index) =>
      faulty.has(index + 1)
        ? null
        : withinScope(actor, resource, `${resource.name}.import`, row, { isNew: true }),
    ),
    faults: firsts,
    twins: twins.filter(({ row }) => !faulty.has(row)),
  };
}

function faultOf(row: number, error: ValidationError, columns: ReadonlySet<string>): ImportFault {
  const member = error.members[0] ?? '';
  const column = columns.has(member) ? member : (member.split('.')[0] ?? '');
  return { row, column, message: inSheetWords(error.message) };
}

/** People write a day as they read it; the wire form would only confuse them. */
const inSheetWords = (message: string): string =>
  message === validationMessages.date
    ? 'This cannot be read as a day. Please write it with the whole year, like 25/12/2026.'
    : message;

/** A name that is not found is told once, and not as a missing value besides. */
function firstOfEachCell(faults: readonly ImportFault[]): ImportFault[] {
  const seen = new Set<string>();
  return faults
    .filter(({ row, column }) => {
      const cell = `${row} ${column}`;
      return !seen.has(cell) && seen.add(cell);
    })
    .toSorted((a, b) => a.row - b.row);
}
