import { modelOf } from '#documents/server';
import { can } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { handle } from '#kernel/server';
import { caseDictation, typingDesk } from '../../domain/index.ts';

type Recording = {
  readonly fileId: string;
  readonly fileName: string;
  readonly seconds: number | null;
  readonly note: string | null;
};

const recordingText = `select file_id as "fileId", file_name as "fileName", seconds::float8 as seconds, note
  from case_dictations where id = $1::uuid and not is_deleted`;

type Job = { readonly typistId?: string | null; readonly status: string };

/** As `recordingAccess` lets the file be opened. */
const hears = (actor: Actor, { typistId, status }: Job): boolean =>
  can(actor, `${caseDictation.name}.read`) || (typistId === actor.userId && status !== 'accepted');

export const typingDeskHandler = handle(typingDesk, async ({ record, actor, tx, services }) => {
  const [recording] = hears(actor, record)
    ? await tx.query<Recording>(recordingText, [record.dictationId])
    : [];
  return {
    job: record,
    recording: recording ?? null,
    canTranscribe: recording !== undefined && (await modelOf(services, tx)) !== undefined,
  };
});
