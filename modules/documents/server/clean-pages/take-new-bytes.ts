import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { fileStored, pagesKept } from '../../domain/index.ts';
import type { FileRow } from '../file-row.ts';
import type { KeptFile } from '../upload/keep-file.ts';
import type { RemovedRow } from './removed-pages-rows.ts';

type NewBytes = {
  readonly file: FileRow;
  readonly kept: KeptFile;
  readonly wanted: readonly number[];
  readonly still: readonly RemovedRow[];
  readonly pages: number;
};

const lockText = `select storage_key as "storageKey", size, sha256 from files
  where id = $1::uuid and status = 'stored' for update`;
const stepAsideText = `update files set storage_key = $2 where id = $1::uuid`;
const takeText = `update files set storage_key = $2, size = $3::bigint, sha256 = $4,
  number_of_pages = $5::int where id = $1::uuid`;
/** The former bytes go with the row that brought the new ones, when removed files are cleaned up. */
const leaveText = `update files set status = 'removed', removed_at = now(), storage_key = $2,
  size = $3::bigint, sha256 = $4 where id = $1::uuid`;
const restoredText = `update file_removed_pages set restored_at = now(), restored_by = current_actor()
  where file_id = $1::uuid and page = any($2::int[]) and restored_at is null returning page`;
/** Marks move with their pages: from the number in the old bytes to the number in the new ones. */
const moveMarksText = `update file_annotations a set page = m.after
  from jsonb_to_recordset($2::jsonb) m(before int, after int)
  where a.file_id = $1::uuid and a.page = m.before and m.before <> m.after`;

type Bytes = { readonly storageKey: string; readonly size: number; readonly sha256: string };

/** The file keeps its id and everything that hangs on it; only its bytes are others. */
export async function takeNewBytes(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  { file, kept, wanted, still, pages }: NewBytes,
): Promise<void> {
  const [old] = await tx.query<Bytes>(lockText, [file.id]);
  if (old?.storageKey !== file.storageKey) throw new Refused('tryAgain');
  const restored = await tx.query(restoredText, [file.id, wanted]);
  if (restored.length !== wanted.length) throw new Refused('chooseRemovedPages');
  await kept.settleIn(tx, null);
  const [fresh] = await tx.query<Bytes>(lockText, [kept.id]);
  if (!fresh) throw new Refused('tryAgain');
  await tx.query(stepAsideText, [file.id, `${old.storageKey}-`]);
  await tx.query(leaveText, [kept.id, old.storageKey, old.size, old.sha256]);
  await tx.query(takeText, [file.id, fresh.storageKey, fresh.size, fresh.sha256, pages]);
  await tx.query(moveMarksText, [file.id, JSON.stringify(movedPages(wanted, still, pages))]);
  await jobs.emit(tx, [fileStored({ fileId: file.id })]);
}

function movedPages(
  wanted: readonly number[],
  still: readonly Pick<RemovedRow, 'page'>[],
  pages: number,
): readonly { readonly before: number; readonly after: number }[] {
  const count = pages + still.length;
  const after = pagesKept(count, still);
  const before = pagesKept(count, [...still, ...wanted.map((page) => ({ page }))]);
  return before.map((page, at) => ({ before: at + 1, after: after.indexOf(page) + 1 }));
}
