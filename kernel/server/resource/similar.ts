import type { Actor, AnyResource } from '#kernel/domain';
import { seenBy } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { displayTemplate, searchFunctionOf, snake, tableOf, templateSql } from '../schema/names.ts';
import { isUuid } from './ids.ts';
import { Params } from './params.ts';
import { scopeSql } from './scope-sql.ts';

export type SimilarBy = 'lastName' | 'email' | 'name';

export const mostSimilar = 20;
const fewestLetters = 2;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/**
 * B-224: records that may be the same one, typed twice. The search function narrows by its index;
 * of an address only the whole counts, of a name also its start.
 */
export function similarStatement(
  actor: Actor,
  resource: AnyResource,
  by: SimilarBy,
  text: string,
  exceptId: unknown,
): Statement | null {
  const field = seenBy(actor, resource).similar?.[by];
  const needle = text.trim().toLowerCase().slice(0, 200);
  if (!field || needle.length < fewestLetters || needle.includes('\u0000')) return null;
  const params = new Params();
  const like = escapeLike(needle);
  const whole = params.add(needle.length >= 3 ? `%${like}%` : `${like}%`, '::text');
  const word = params.add(needle.length >= 3 ? `%${like}%` : `% ${like}%`, '::text');
  const column = `lower(t.${snake(field)})`;
  const exact = params.add(needle, '::text');
  const conditions = [
    by === 'email' ? `${column} = ${exact}` : `${column} like ${params.add(`${like}%`, '::text')}`,
    ...(isUuid(exceptId) ? [`t.id <> ${params.add(exceptId, '::uuid')}`] : []),
    ...scopeSql(actor, resource, `${resource.name}.list`, params),
  ];
  // The search functions look past the policies of their table.
  const source = resource.rowsDifferByUser
    ? `(select * from ${tableOf(resource)} where not is_deleted
      and id in (select find_ids('${tableOf(resource)}', ${whole}, ${word})))`
    : `${searchFunctionOf(resource)}(${whole}, ${word})`;
  const display = templateSql(displayTemplate(resource), 't');
  const description = resource.lookup?.description;
  return {
    text: `select coalesce(json_agg(row_to_json(r)), '[]'::json) from (
  select t.id as "id", ${display} as "displayName",
    ${resource.fields.isActive ? 't.is_active' : 'true'} as "isActive",
    ${description ? `t.${snake(description)}` : 'null'} as "descriptionOption"
  from ${source} t
  where ${conditions.join(' and ')}
  order by ${column} <> ${exact}, ${display}, t.id limit ${mostSimilar}
) r`,
    values: params.values,
    raw: true,
    reads: !resource.rowsDifferByUser,
  };
}
