import { keptFiles, takeUpload } from '#documents/server';
import { accept, change, refuse } from '#kernel/domain';
import { Refused, handle, isUuid } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import { addRecordFiles, checkFile, mr, mri, recordFile } from '../../domain/index.ts';
import { momentOf } from './moment-of.ts';
import { decideStaffFiles } from './received-files.ts';
import { itemFacts } from './record-rows.ts';

const knownText = `select file_id as "fileId" from medical_record_files
  where file_id = any ($1::text[]) and not is_deleted`;

/** Files of this case that no request has yet; what the caller just uploaded becomes one. */
async function newFilesOf(tx: Tx, mrId: string, given: unknown) {
  const ids: string[] = Array.isArray(given) ? given.filter((id) => isUuid(id)) : [];
  const owner = { module: mr.name, id: mrId };
  for (const fileId of ids)
    await takeUpload(tx, {
      fileId,
      owner,
      typeKey: 'PAPERWORK_OTHER',
      kinds: ['document', 'image'],
    });
  const files = await keptFiles(tx, ids);
  const isOdd = !files.length || files.some(({ ownerId }) => ownerId !== mrId);
  if (isOdd) throw new Refused('filesOfAnotherRecord');
  const known = await tx.query<{ fileId: string }>(knownText, [ids]);
  return files.filter(({ id }) => !known.some(({ fileId }) => fileId === id));
}

const addHandler = handle(addRecordFiles, async (call) => {
  const { record: item, input, tx, services, actor, commit } = call;
  const files = await newFilesOf(tx, item.mrId, input.fileIds);
  const facts = await itemFacts(tx, item);
  const moment = await momentOf(tx, services, actor);
  return commit(decideStaffFiles({ item, facts, files, source: 'staff' }, moment));
});

const pagesText = `select coalesce(sum(pages), 0)::int as pages from medical_record_files
  where item_id = $1::uuid and status = 'accepted' and id <> $2::uuid and not is_deleted`;

/** All three must hold before a file counts; what is wrong is said. */
const checkHandler = handle(checkFile, async ({ record, input, tx, services, actor, commit }) => {
  const { isReadable = false, isRightPerson = false, isComplete = false } = input;
  const { pages = null, checkNote = null } = input;
  const isAccepted = Boolean(isReadable && isRightPerson && isComplete);
  const moment = await momentOf(tx, services, actor);
  const [others] = await tx.query<{ pages: number }>(pagesText, [record.itemId, record.id]);
  const counted = pages ?? record.pages ?? null;
  return commit(
    accept(
      isAccepted && !counted && refuse('pagesMissing'),
      !isAccepted && !checkNote?.trim() && refuse('rejectionUnexplained'),
      change(recordFile, record.id, {
        isReadable: Boolean(isReadable),
        isRightPerson: Boolean(isRightPerson),
        isComplete: Boolean(isComplete),
        pages: counted,
        checkNote,
        status: isAccepted ? 'accepted' : 'rejected',
        checkedBy: moment.by,
        checkedAt: moment.now,
      }),
      change(mri, record.itemId, {
        pages: (others?.pages ?? 0) + (isAccepted ? (counted ?? 0) : 0),
      }),
    ),
  );
});

export const fileHandlers: readonly Handler[] = [addHandler, checkHandler];
