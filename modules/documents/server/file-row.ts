import type { Row, Statement } from '#kernel/server';
import type { ScanState } from '../domain/index.ts';

/** One file as the server knows it. */
export type FileRow = {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly storageKey: string;
  readonly ownerResource: string | null;
  readonly ownerId: string | null;
  readonly ownerProperty: string | null;
  readonly uploaderId: string | null;
  readonly uploader: string | null;
  readonly creationTime: string;
  readonly sha256: string | null;
  readonly attachmentTypeId: string | null;
  readonly attachmentType: string | null;
  readonly attachmentKey: string | null;
  readonly attachmentFrom: string | null;
  readonly numberOfPages: number | null;
  readonly isCleanup: boolean;
  readonly summaryText: string | null;
  readonly sourceFileId: string | null;
  readonly concurrencyStamp: string;
  readonly scanState: ScanState;
  readonly scanNote: string | null;
  /** Null: it is not on hold. */
  readonly holdReason: string | null;
  readonly wasSent: boolean;
};

export const fileColumns = `f.id, f.name, f.content_type as "contentType", f.size,
  f.storage_key as "storageKey", f.owner_resource as "ownerResource", f.owner_id as "ownerId",
  f.owner_property as "ownerProperty", f.uploader_id as "uploaderId", f.creation_time as "creationTime",
  nullif(trim(u.name), '') as "uploader", f.sha256, f.attachment_type_id as "attachmentTypeId",
  y.name as "attachmentType", y.key as "attachmentKey", f.attachment_from as "attachmentFrom",
  f.number_of_pages as "numberOfPages", f.is_cleanup as "isCleanup", f.summary_text as "summaryText",
  f.source_file_id as "sourceFileId", f.concurrency_stamp as "concurrencyStamp",
  f.scan_state as "scanState", f.scan_note as "scanNote",
  file_hold_reason(f.tenant_id, f.id, f.owner_resource, f.owner_id) as "holdReason",
  document_was_sent(f.tenant_id, f.id) as "wasSent"`;

/** Who uploaded the file `f` and what kind it is. */
export const fileNames = `left join accounts u on u.tenant_id = f.tenant_id and u.id = f.uploader_id
  left join attachment_types y on y.tenant_id = f.tenant_id and y.id = f.attachment_type_id`;

export const fileTables = `files f ${fileNames}`;

export const fileById = (id: string): Statement => ({
  text: `select ${fileColumns} from ${fileTables} where f.id = $1::uuid and f.status = 'stored'`,
  values: [id],
});

export const asFile = (row?: Row): FileRow | null => (row as FileRow | undefined) ?? null;
