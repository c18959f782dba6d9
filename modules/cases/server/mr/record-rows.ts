import { keptFiles } from '#documents/server';
import type { Tx } from '#kernel/server';
import { Refused } from '#kernel/server';
import { isAuthorised, mrType } from '../../domain/index.ts';
import type {
  CaseRecord,
  ItemGuardFacts,
  RecordItem,
  ShownFile,
  ShownItem,
  ShownRecord,
} from '../../domain/index.ts';
import { storedCase } from '../engine/index.ts';

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const itemColumns = `i.id, i.mr_id as "mrId", i.concurrency_stamp as "concurrencyStamp",
    i.treatment_provider_id as "treatmentProviderId", i.provider_name as "providerName",
    i.provider_email as "providerEmail", i.provider_phone as "providerPhone",
    i.provider_address as "providerAddress", i.request_type as "requestType", i.note, i.status,
    i.sent_by as "sentBy", i.requested_on::text as "requestedOn", i.promised_on::text as "promisedOn",
    i.due_date::text as "dueDate", i.priority, coalesce(i.chase_count, 0)::int as "chaseCount",
    i.last_chased_on::text as "lastChasedOn", i.is_answered as "isAnswered", u.name as "escalatedTo",
    i.received_on::text as "receivedOn", i.pages::int as pages, i.quoted_fee::text as "quotedFee",
    i.foi_fee::text as "foiFee", i.fee_status as "feeStatus", i.fee_paid_on::text as "feePaidOn"`;

export const itemTables = `medical_record_items i
  left join accounts u on u.tenant_id = i.tenant_id and u.id = i.escalated_to_id`;

const itemsText = `select ${itemColumns} from ${itemTables}
  where i.mr_id = $1::uuid and not i.is_deleted
  order by i.status in ('retrieved', 'noRecords', 'cancelled'), i.due_date nulls first, i.provider_name, i.id`;

const someText = `select ${itemColumns} from ${itemTables}
  where i.id = any ($1::uuid[]) and not i.is_deleted order by i.id`;

const filesText = `select f.id, f.item_id as "itemId", f.file_id as "fileId", f.name, f.source,
    ${instant('f.received_at')} as "receivedAt", f.status, f.is_readable as "isReadable",
    f.is_right_person as "isRightPerson", f.is_complete as "isComplete", f.pages::int as pages,
    f.check_note as "checkNote", f.checked_by as "checkedBy"
  from medical_record_files f where f.mr_id = $1::uuid and not f.is_deleted
  order by f.received_at, f.id`;

const relativesText = `select id, case_no as "caseNo", status_name as "statusName", id = $2::uuid as "isParent"
  from clinical_records where (parent_id = $1::uuid or id = $2::uuid) and not is_deleted order by case_no`;

type Relative = { id: string; caseNo: string; statusName: string; isParent: boolean | null };

export const itemsOf = (tx: Tx, mrId: string): Promise<ShownItem[]> =>
  tx.query<ShownItem>(itemsText, [mrId]);

const filesOf = (tx: Tx, mrId: string): Promise<ShownFile[]> =>
  tx.query<ShownFile>(filesText, [mrId]);

/** Pages are counted a little after a file has come. */
async function withPages(tx: Tx, files: readonly ShownFile[]): Promise<ShownFile[]> {
  const open = files.filter(({ pages }) => pages === null).map(({ fileId }) => fileId);
  const kept = open.length ? await keptFiles(tx, open) : [];
  const counted = new Map(kept.map(({ id, numberOfPages }) => [id, numberOfPages]));
  return files.map((file) => ({ ...file, pages: file.pages ?? counted.get(file.fileId) ?? null }));
}

/** Of one request. What was refused does not count: its provider was asked again. */
export const usableFilesOf = async (
  tx: Tx,
  { id, mrId }: Pick<RecordItem, 'id' | 'mrId'>,
): Promise<ShownFile[]> =>
  (await filesOf(tx, mrId)).filter(({ itemId, status }) => itemId === id && status !== 'rejected');

/** As the server's own work sees it; whoever calls has asked for the rights. */
export const storedItems = (tx: Tx, ids: readonly string[]): Promise<RecordItem[]> =>
  tx.query<RecordItem>(someText, [ids]);

export const storedItem = async (tx: Tx, id: string): Promise<RecordItem | null> =>
  (await storedItems(tx, [id]))[0] ?? null;

export async function storedRecord(tx: Tx, id: string): Promise<CaseRecord> {
  const record = await storedCase(tx, mrType, id);
  if (!record) throw new Refused('notFound');
  return record;
}

/** The case as it is now, with its requests and files. */
export async function readShownRecord(tx: Tx, id: string): Promise<ShownRecord> {
  const record = await storedRecord(tx, id);
  const text = (key: string) => (record[key] as string | null | undefined) ?? null;
  const relatives = await tx.query<Relative>(relativesText, [id, text('parentId')]);
  const parent = relatives.find(({ isParent }) => isParent);
  return {
    authority: (text('authority') ?? 'missing') as ShownRecord['authority'],
    authorityOn: text('authorityOn'),
    authorityFileId: text('authorityFileId'),
    authorityNote: text('authorityNote'),
    bundleFileId: text('bundleFileId'),
    bundlePages: record.bundlePages === null ? null : Number(record.bundlePages),
    parent: parent ? { id: parent.id, caseNo: parent.caseNo } : null,
    subRecords: relatives
      .filter(({ isParent }) => !isParent)
      .map(({ id: childId, caseNo, statusName }) => ({ id: childId, caseNo, statusName })),
    items: await itemsOf(tx, id),
    files: await withPages(tx, await filesOf(tx, id)),
  };
}

const checksText = `select count(*) filter (where status = 'toCheck')::int as "filesToCheck",
    count(*) filter (where status = 'accepted')::int as "acceptedFiles"
  from medical_record_files where item_id = $1::uuid and not is_deleted`;

/** What the guards of a request must know besides it. */
export async function itemFacts(
  tx: Tx,
  item: Pick<RecordItem, 'id' | 'mrId'>,
): Promise<ItemGuardFacts & { readonly record: CaseRecord }> {
  const record = await storedRecord(tx, item.mrId);
  const [checks] = await tx.query<Pick<ItemGuardFacts, 'filesToCheck' | 'acceptedFiles'>>(
    checksText,
    [item.id],
  );
  return {
    record,
    isAuthorised: isAuthorised(record.authority as string | null),
    isCaseOpen: !record.isOnHold && record.isClosed !== true,
    filesToCheck: checks?.filesToCheck ?? 0,
    acceptedFiles: checks?.acceptedFiles ?? 0,
  };
}
