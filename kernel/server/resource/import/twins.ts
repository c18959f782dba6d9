import { emailOf, nameOf, repeatedRows } from '#kernel/domain';
import type { Actor, AnyResource, ImportTwin } from '#kernel/domain';
import type { Statement } from '../../db/batch.ts';
import { displayTemplate, snake, tableOf, templateSql } from '../../schema/names.ts';
import type { Executor } from '../executor.ts';
import { Params } from '../params.ts';
import { scopeSql } from '../scope-sql.ts';
import type { Cells } from './cells-of.ts';

type By = ImportTwin['by'];
type Asked = { readonly row: number; readonly text: string };
type Found = { row: number; id: string; display: string };

/** B-224, for a whole sheet with two questions: the same address, or the same full name. */
export async function findTwins(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  rows: readonly Cells[],
): Promise<ImportTwin[]> {
  if (!resource.similar) return [];
  const asked = (['email', 'name'] as const).flatMap((by) => {
    const textOf = by === 'email' ? emailOf : nameOf;
    const texts = rows
      .map((row, index) => ({ row: index + 1, text: textOf(resource, row) }))
      .filter(({ text }) => text !== '');
    return texts.length ? [{ by, texts }] : [];
  });
  const results = asked.length
    ? await exec.batch(asked.map(({ by, texts }) => question(actor, resource, by, texts)))
    : [];
  const known = asked.flatMap(({ by, texts }, index) =>
    ((results[index]?.rows ?? []) as Found[]).map(({ row, id, display }): ImportTwin => ({
      row,
      by,
      text: texts.find((one) => one.row === row)?.text ?? '',
      record: { id, displayName: display },
    })),
  );
  const byRow = new Map(
    [...repeatedRows(resource, rows), ...known.toReversed()].map((t) => [t.row, t]),
  );
  return [...byRow.values()].toSorted((a, b) => a.row - b.row);
}

function question(actor: Actor, resource: AnyResource, by: By, texts: readonly Asked[]): Statement {
  const params = new Params();
  const numbers = params.add(
    texts.map(({ row }) => row),
    '::int[]',
  );
  const words = params.add(
    texts.map(({ text }) => text.toLowerCase()),
    '::text[]',
  );
  const value =
    by === 'email' ? `t.${snake(resource.similar?.email ?? '')}` : templateSql(resource.title, 't');
  const where = [
    'not t.is_deleted',
    ...scopeSql(actor, resource, `${resource.name}.list`, params),
  ].join(' and ');
  return {
    text: `select distinct on (w.row) w.row, t.id, ${templateSql(displayTemplate(resource), 't')} as display
from unnest(${numbers}, ${words}) w(row, word)
join ${tableOf(resource)} t on lower(${value}) = w.word
where ${where} order by w.row, t.creation_time, t.id`,
    values: params.values,
    reads: true,
  };
}
