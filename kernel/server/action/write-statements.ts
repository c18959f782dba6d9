import { randomUUID } from 'node:crypto';
import { resourceNamed, tableNamed } from '#kernel/domain';
import type { Change, Creation, Removal, RowClaim, Write } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { newId } from '../resource/ids.ts';
import { Params } from '../resource/params.ts';
import { lookupFilterStatements } from '../resource/lookup-filter-sql.ts';
import { insertStatements, systemUpdate } from '../resource/write-sql.ts';
import { snake } from '../schema/names.ts';
import { collectionStatements } from './collection-statements.ts';
import { groupCreations, groupStatements } from './grouped-creations.ts';
import type { CreationGroup } from './grouped-creations.ts';
import { groupMoves, moveStatements } from './grouped-moves.ts';
import type { MoveGroup } from './grouped-moves.ts';
import { putStatement } from './put-statement.ts';
import type { LockedRows } from './lock-targets.ts';

export type Prepared = {
  readonly statement: Statement;
  /** The refusal when the statement wrote no row: somebody else was faster. */
  readonly unlessWritten?: string;
};

const plain = (statements: readonly Statement[]): Prepared[] =>
  statements.map((statement) => ({ statement }));

export const prepareWrites = (writes: readonly Write[], rows: LockedRows): Prepared[] =>
  groupMoves(groupCreations(writes)).flatMap((write) => statementsOf(write, rows));

function statementsOf(write: Write | CreationGroup | MoveGroup, rows: LockedRows): Prepared[] {
  switch (write.write) {
    case 'createAll':
      return plain(groupStatements(write));
    case 'create':
      return plain(creation(write));
    case 'change':
      return plain(changes(write));
    case 'remove':
      return plain(removals(write));
    case 'move':
      return plain(moveStatements([write], rows));
    case 'moveAll':
      return plain(moveStatements(write.moves, rows));
    case 'rows':
      return collectionStatements(write);
    case 'put':
      return plain(write.records.map((row) => putStatement(resourceNamed(write.resource), row)));
    case 'claim':
      return [{ statement: claimStatement(write), unlessWritten: write.otherwise }];
    case 'emit':
      return [];
  }
}

function creation({ resource: name, id = newId(), values }: Creation): Statement[] {
  const resource = resourceNamed(name);
  return [...lookupFilterStatements(resource, values), ...insertStatements(resource, id, values)];
}

function changes({ resource: name, ids, values }: Change): Statement[] {
  const resource = resourceNamed(name);
  return [
    ...lookupFilterStatements(resource, values),
    ...systemUpdate({ resource, ids, values, newStamp: randomUUID() }),
  ];
}

const removals = ({ resource, ids }: Removal): Statement[] =>
  systemUpdate({
    resource: resourceNamed(resource),
    ids,
    values: {},
    newStamp: randomUUID(),
    isRemoval: true,
  });

/** A list in `expect` means one of these; null means null. */
function claimStatement({ table: name, id, expect, values }: RowClaim): Statement {
  const { table, columns } = tableNamed(name);
  const params = new Params();
  const cast = (key: string) => `::${columns[key] ?? 'text'}`;
  const sets = Object.entries(values).map(
    ([key, value]) => `${snake(key)} = ${params.add(value, cast(key))}`,
  );
  const conditions = Object.entries(expect).map(([key, value]) =>
    Array.isArray(value)
      ? `${snake(key)} = any(${params.add(value, `${cast(key)}[]`)})`
      : `${snake(key)} is not distinct from ${params.add(value, cast(key))}`,
  );
  const where = [`id = ${params.add(id, '::uuid')}`, ...conditions].join(' and ');
  return { text: `update ${table} set ${sets.join(', ')} where ${where}`, values: params.values };
}
