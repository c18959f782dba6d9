import { emailOf, nameOf, repeatedRows } from '#kernel/domain';
import type { Actor, AnyResource, ImportTwin } from '#kernel/domain';
import type { Statement } from '../../db/batch.ts';
import { displayTemplate, snake, tableOf, templateSql } from '../../schema/names.ts';
import type { Executor } from '../executor.ts';
import { Params } from '../params.ts';
import { scopeSql } from '../scope-sql.ts';
import type { Cells } from './cells-of.ts';

type Found = { id: string; display: string; email: string | null; name: string };
type Known = ReadonlyMap<string, Found>;

/** B-224, for a whole sheet with one question: the same address, or the same full name. */
export async function findDuplicates(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  rows: readonly Cells[],
): Promise<ImportTwin[]> {
  if (!resource.similar) return [];
  const emails = rows.map((row) => emailOf(resource, row).toLowerCase());
  const names = rows.map((row) => nameOf(resource, row).toLowerCase());
  const [found] = await exec.batch([question(actor, resource, emails, names)]);
  const records = (found?.rows ?? []) as Found[];
  const byEmail: Known = new Map(records.map((record) => [record.email ?? '', record]));
  const byName: Known = new Map(records.map((record) => [record.name, record]));
  const known = rows.flatMap((row, index): ImportTwin[] => {
    const place = { row: index + 1 };
    const email = emails[index] ?? '';
    const name = names[index] ?? '';
    const sameEmail = email ? byEmail.get(email) : undefined;
    if (sameEmail) return [twin({ ...place, by: 'email', text: email }, sameEmail)];
    const sameName = name ? byName.get(name) : undefined;
    return sameName ? [twin({ ...place, by: 'name', text: nameOf(resource, row) }, sameName)] : [];
  });
  const byRow = new Map([...repeatedRows(resource, rows), ...known].map((one) => [one.row, one]));
  return [...byRow.values()].toSorted((a, b) => a.row - b.row);
}

const twin = (of: Omit<ImportTwin, 'record'>, { id, display }: Found): ImportTwin => ({
  ...of,
  record: { id, displayName: display },
});

/**
 * One walk over the records, which looks each of them up in the sheet. A join would sort the
 * records: under the wall its planner does not know how few of them will fit.
 */
function question(
  actor: Actor,
  resource: AnyResource,
  emails: readonly string[],
  names: readonly string[],
): Statement {
  const params = new Params();
  const given = (words: readonly string[]) =>
    params.add([...new Set(words.filter(Boolean))], '::text[]');
  const key = resource.similar?.email;
  const email = key ? `lower(t.${snake(key)})` : 'null::text';
  const name = `lower(${templateSql(resource.title, 't')})`;
  const same = [
    `${name} = any(${given(names)})`,
    ...(key ? [`${email} = any(${given(emails)})`] : []),
  ];
  const where = [
    'not t.is_deleted',
    `(${same.join(' or ')})`,
    ...scopeSql(actor, resource, `${resource.name}.list`, params),
  ].join(' and ');
  return {
    text: `select t.id, ${templateSql(displayTemplate(resource), 't')} as display, ${email} as email, ${name} as name
from ${tableOf(resource)} t where ${where} order by t.creation_time desc, t.id desc`,
    values: params.values,
    reads: true,
  };
}
