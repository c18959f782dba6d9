import type { Actor } from '#kernel/domain';
import { Refused, contextOf, isUuid, newId, throwUnlessAccepted } from '#kernel/server';
import type { Context, Services } from '#kernel/server';
import { fileRights, readAnnotation } from '../../domain/index.ts';
import type { AnnotationInput } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';

type Row = {
  readonly id: string;
  readonly authorId: string | null;
  readonly author: string | null;
  readonly [key: string]: unknown;
};

const columns = `a.id, a.page, a.kind, a.rects, a.text, a.colour, a.author_id as "authorId",
  nullif(trim(u.name), '') as author, a.creation_time as "creationTime"`;
const fromText = `from file_annotations a
  left join accounts u on u.tenant_id = a.tenant_id and u.id = a.author_id`;
const listText = `select ${columns} ${fromText} where a.file_id = $1::uuid and not a.is_deleted
  order by a.page, a.creation_time, a.id`;
const addText = `insert into file_annotations
    (tenant_id, id, file_id, page, kind, rects, text, colour, author_id)
  values (current_tenant(), $1::uuid, $2::uuid, $3::int, $4, $5::jsonb, $6, $7, current_actor())`;
const changeText = `update file_annotations set rects = $3::jsonb, text = $4, colour = $5, page = $6::int,
    modification_time = now()
  where id = $1::uuid and file_id = $2::uuid and kind = $7`;
const removeText = `update file_annotations set is_deleted = true, modification_time = now()
  where id = $1::uuid and file_id = $2::uuid`;

const item = ({ authorId, author, ...rest }: Row, actor: Actor): object => ({
  ...rest,
  author: authorId && { id: authorId, displayName: author ?? '' },
  isOwn: authorId === actor.userId,
});

type Caller = { readonly services: Services; readonly actor: Actor; readonly requestId: string };

const rowsOf = async ({ db }: Services, context: Context, fileId: string): Promise<Row[]> => {
  const [found] = await db.batch(context, [{ text: listText, values: [fileId] }]);
  return (found?.rows ?? []) as Row[];
};

/** Whoever sees the file sees what was marked in it. */
export async function listAnnotations(caller: Caller, fileId: string): Promise<object> {
  const { services, actor, requestId } = caller;
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  const rows = await rowsOf(services, contextOf(actor, requestId), file.id);
  return { items: rows.map((row) => item(row, actor)), totalCount: rows.length };
}

function checked(body: unknown): AnnotationInput {
  const given = readAnnotation(body);
  if (given.kind === 'refused') {
    throwUnlessAccepted(given);
    throw new Refused('annotationNotValid');
  }
  return given;
}

/** Marking changes nothing of the record: reading it is enough. B-329: a demo account only looks. */
async function markable({ services, actor, requestId }: Caller, fileId: string): Promise<string> {
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  if (!fileRights.mayUpload(actor)) throw new Refused('notPermitted');
  return file.id;
}

export async function addAnnotation(
  caller: Caller,
  fileId: string,
  body: unknown,
): Promise<object> {
  const { services, actor, requestId } = caller;
  const owner = await markable(caller, fileId);
  const { page, kind, rects, text, colour } = checked(body);
  const context = contextOf(actor, requestId);
  if (kind === 'label') {
    const others = await rowsOf(services, context, owner);
    if (others.some((one) => one.kind === 'label' && one.page === page)) {
      throw new Refused('labelTaken');
    }
  }
  const id = newId();
  await services.db.batch(context, [
    { text: addText, values: [id, owner, page, kind, JSON.stringify(rects), text, colour] },
  ]);
  return oneOf(caller, owner, id);
}

export async function changeAnnotation(
  caller: Caller,
  fileId: string,
  id: string,
  body: unknown,
): Promise<object> {
  const owner = await markable(caller, fileId);
  await ownRow(caller, owner, id);
  const { page, kind, rects, text, colour } = checked(body);
  const values = [id, owner, JSON.stringify(rects), text, colour, page, kind];
  const context = contextOf(caller.actor, caller.requestId);
  await caller.services.db.batch(context, [{ text: changeText, values }]);
  return oneOf(caller, owner, id);
}

export async function removeAnnotation(caller: Caller, fileId: string, id: string): Promise<void> {
  const owner = await markable(caller, fileId);
  await ownRow(caller, owner, id);
  const context = contextOf(caller.actor, caller.requestId);
  await caller.services.db.batch(context, [{ text: removeText, values: [id, owner] }]);
}

async function rowOf({ services, actor, requestId }: Caller, fileId: string, id: string) {
  if (!isUuid(id)) throw new Refused('notFound');
  const rows = await rowsOf(services, contextOf(actor, requestId), fileId);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Refused('notFound');
  return row;
}

const oneOf = async (caller: Caller, fileId: string, id: string): Promise<object> =>
  item(await rowOf(caller, fileId, id), caller.actor);

/** A mark is its author's: a colleague reads it and adds their own. */
async function ownRow(caller: Caller, fileId: string, id: string): Promise<void> {
  const row = await rowOf(caller, fileId, id);
  if (row.authorId !== caller.actor.userId) throw new Refused('annotationOfAnother');
}
