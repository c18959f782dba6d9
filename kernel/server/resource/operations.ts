import { randomUUID } from 'node:crypto';
import type { Actor, AnyResource, PlainDate } from '#kernel/domain';
import { checkCreate, checkUpdate, seenBy } from '#kernel/domain';
import type { Statement } from '../db/batch.ts';
import { Refused, unfit } from '../refused.ts';
import { tableOf } from '../schema/names.ts';
import { counts } from './count-cache.ts';
import type { CountedTotal } from './count-cache.ts';
import type { Executor } from './executor.ts';
import { lookupFilterStatements } from './lookup-filter-sql.ts';
import { isUuid, newId } from './ids.ts';
import type { ListQuery } from './list-query.ts';
import { listStatements } from './list-sql.ts';
import { readStatement } from './read-sql.ts';
import { usesOf } from './uses-of.ts';
import { withinScope } from './within-scope.ts';
import { withAnswer } from './write-and-answer.ts';
import { insertStatements, updateStatements } from './write-sql.ts';
import type { Values } from './write-sql.ts';

/** JSON as PostgreSQL built it; it goes to the wire untouched. */
export type JsonText = string;

/** A list of so few is over in a moment, whatever it is sorted by. One that is long is so once. */
const shortSet = 5000;

const nilStamp = '00000000-0000-0000-0000-000000000000';

export async function listRecords(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  query: ListQuery,
): Promise<JsonText> {
  const { page, counted, countKey, carried, answer } = listStatements(
    actor,
    resource,
    query,
    query.isSelectionList ? 'lookup' : 'list',
  );
  if (answer) {
    const [whole] = await exec.batch([answer]);
    return whole?.raw ?? '';
  }
  const owner = resource.tenancy === 'host' && actor.isHost ? 'host' : actor.tenantId;
  const before = counts.last(owner, resource.name, countKey);
  const isShort = (before?.total ?? 0) <= shortSet && page.reads && !page.isRare;
  const known = counts.get(owner, resource.name, countKey);
  if (known !== undefined) {
    const [rows] = await exec.batch([{ ...page, isShort }]);
    return listJson(rows?.raw, known);
  }
  const version = counts.version(owner, resource.name);
  const carrying = before && carried(before);
  const [rows, changed] = await exec.batch(
    carrying ? [page, carrying] : [{ ...counted(), isShort }],
  );
  const found = (changed?.rows[0] as CountedTotal | undefined) ?? countedIn(rows?.raws ?? []);
  counts.set(owner, resource.name, countKey, { ...found, version });
  return listJson(rows?.raw, found.total);
}

function countedIn([, total, snapshot]: readonly (string | null)[]): CountedTotal {
  if (!total || !snapshot) throw new Error('A count always answers one row');
  return { total: Number(total), snapshot };
}

const listJson = (items: string | null | undefined, total: number): JsonText =>
  `{"items":${items ?? '[]'},"totalCount":${total}}`;

export async function readRecord(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  id: string,
  fields?: readonly string[],
): Promise<JsonText> {
  if (!isUuid(id)) throw new Refused('notFound');
  const [found] = await exec.batch([readStatement(actor, resource, id, { fields })]);
  return found?.raw ?? missing();
}

/** The record that belongs to the signed-in user. */
export async function readOwnRecord(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
): Promise<JsonText> {
  const by = resource.owner ?? 'id';
  const ability = `${resource.name}.myDetail`;
  const [found] = await exec.batch([readStatement(actor, resource, actor.userId, { ability, by })]);
  return found?.raw ?? missing();
}

function missing(): never {
  throw new Refused('notFound');
}

export async function createRecord(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  body: unknown,
  today: PlainDate,
): Promise<JsonText> {
  const checked = checkCreate(seenBy(actor, resource), body, today);
  if (!checked.ok) throw unfit(checked);
  const id = newId();
  const ability = `${resource.name}.create`;
  const values = withinScope(actor, resource, ability, checked.value, { isNew: true });
  const writes = insertStatements(resource, id, values);
  const whole = await withAnswer(exec, actor, resource, ability, writes);
  const results = await exec.batch([
    ...lookupFilterStatements(resource, values),
    ...(whole ? [whole] : [...writes, readStatement(actor, resource, id, { ability })]),
  ]);
  touched(actor.tenantId, resource);
  return results.at(-1)?.raw ?? missing();
}

export async function updateRecord(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  id: string,
  body: unknown,
  today: PlainDate,
): Promise<JsonText> {
  const checked = checkUpdate(seenBy(actor, resource), body, today);
  if (!checked.ok) throw unfit(checked);
  const { concurrencyStamp, ...given } = checked.value;
  const stamp = isUuid(concurrencyStamp) ? concurrencyStamp : nilStamp;
  const values = withinScope(actor, resource, `${resource.name}.update`, given, { isNew: false });
  return changeRecord(exec, actor, resource, 'update', id, values, stamp);
}

/** Used by update, enable, disable and delete: one round trip answers what changed. */
export async function changeRecord(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  verb: string,
  id: string,
  values: Values,
  stamp: string | undefined,
): Promise<JsonText> {
  if (!isUuid(id)) throw new Refused('notFound');
  const ability = `${resource.name}.${verb}`;
  const newStamp = randomUUID();
  const fits = lookupFilterStatements(resource, values);
  const writes = updateStatements({ actor, resource, ability, id, values, stamp, newStamp });
  const read = readStatement(actor, resource, id, { ability, changes: true });
  const whole = await withAnswer(exec, actor, resource, ability, writes);
  const results = await exec.batch([...fits, ...(whole ? [whole] : [...writes, read])]);
  const written = results.at(-1)?.raw;
  if (!written || !results[fits.length]?.count) {
    const record = written ?? (whole && (await exec.batch([read]))[0]?.raw) ?? missing();
    throw new Refused(whyNot(resource, record, ability));
  }
  touched(actor.tenantId, resource);
  return written;
}

/** It is there, and was not written. */
function whyNot({ sharedByHost }: AnyResource, json: JsonText, ability: string): string {
  const { can } = JSON.parse(json) as { can?: string[] };
  return sharedByHost && !can?.includes(ability) ? 'belongsToHost' : 'stale';
}

const disableInstead =
  'This record is used by other records and cannot be deleted. Disable it instead.';

const usedStatement = (resource: AnyResource, id: string, uses: readonly string[]): Statement => ({
  text: `select ${['false', ...uses.map((use) => `exists (${use})`)].join(' or ')} as used
    from ${tableOf(resource)} t where t.id = $1::uuid`,
  values: [id],
  reads: true,
});

export async function deleteRecord(
  exec: Executor,
  actor: Actor,
  resource: AnyResource,
  id: string,
  stamp: string | undefined,
): Promise<void> {
  if (!isUuid(id)) throw new Refused('notFound');
  const ability = `${resource.name}.delete`;
  const newStamp = randomUUID();
  const unless = resource.deleteOnlyUnused ? usesOf(resource) : [];
  const request = { actor, resource, ability, id, values: {}, stamp, newStamp };
  const [before, used, done] = await exec.batch([
    readStatement(actor, resource, id, { ability, changes: true, fields: [] }),
    usedStatement(resource, id, unless),
    ...updateStatements({ ...request, remove: { unless } }),
  ]);
  if (!before?.raw) missing();
  if (used?.rows[0]?.used) {
    throw new Refused('inUse', resource.verbs.disable ? { message: disableInstead } : {});
  }
  if (!done?.count) throw new Refused(whyNot(resource, before?.raw ?? missing(), ability));
  touched(actor.tenantId, resource);
}

/** After a write the totals of the table are asked anew. */
export function touched(tenantId: string, resource: AnyResource): void {
  counts.forget(resource.tenancy === 'host' ? 'host' : tenantId, resource.name);
}
