import { accept, change, create } from '#kernel/domain';
import { Refused, addRecord, handle, readRecord, throwUnlessAccepted } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  copiedItemKeys,
  copiedKeys,
  duplicateRecord,
  mr,
  mri,
  refuseParent,
  refuseSubRecord,
  setParentRecord,
} from '../../domain/index.ts';
import type { RecordLine } from '../../domain/index.ts';
import { itemsOf } from './record-rows.ts';

const lineOf = ({ id, parentId }: { id: string; parentId?: string | null }): RecordLine => ({
  id,
  parentId: parentId ?? null,
});

const picked = (
  values: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    keys.flatMap((key) =>
      values[key] === null || values[key] === undefined ? [] : [[key, values[key]]],
    ),
  );

/** C-107, B-241: a copy with the same providers to ask, or a part of this record. */
const duplicateHandler = handle(duplicateRecord, async (call) => {
  const { record, input, tx, actor, services } = call;
  const isSub = input.isSubCR === true;
  const refused = isSub ? refuseSubRecord(lineOf(record)) : null;
  if (refused) throwUnlessAccepted(refused);
  const body = picked(record as object as Record<string, unknown>, copiedKeys);
  const made = JSON.parse(await addRecord(tx, { actor, services, resource: mr, body })) as {
    id: string;
  };
  const items = isSub ? [] : await itemsOf(tx, record.id);
  await call.write(
    accept(
      isSub && change(mr, made.id, { parentId: record.id }),
      ...items.map((item) =>
        create(mri, {
          mrId: made.id,
          priority: 'low',
          providerName: item.providerName,
          requestType: item.requestType,
          ...picked(item, copiedItemKeys),
        }),
      ),
    ),
  );
  return call.commit(accept(), { of: [mr, made.id], status: 201 });
});

const childrenText = `select 1 from clinical_records where parent_id = $1::uuid and not is_deleted limit 1`;

const hasSubRecords = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.query(childrenText, [id])).length > 0;

type Parent = { id: string; parentId?: string | null; clientId: string };

const parentHandler = handle(setParentRecord, async ({ record, input, tx, actor, commit }) => {
  const parentId = input.parentId ?? null;
  if (parentId) {
    const parent = JSON.parse(await readRecord(tx, actor, mr, parentId)) as Parent;
    const child = { ...lineOf(record), hasSubRecords: await hasSubRecords(tx, record.id) };
    const refused = refuseParent(child, lineOf(parent));
    if (refused) throwUnlessAccepted(refused);
    if (parent.clientId !== record.clientId) throw new Refused('parentOfAnother');
  }
  return commit(accept(change(mr, record.id, { parentId })));
});

export const duplicateHandlers: readonly Handler[] = [duplicateHandler, parentHandler];
