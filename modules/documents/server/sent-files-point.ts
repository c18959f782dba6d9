import type { Actor } from '#kernel/domain';
import { contextOf, defineExtensionPoint } from '#kernel/server';
import type { Services, Statement } from '#kernel/server';

/** A later module that sends files: which of these it has sent, as rows with an `id`. */
type SentFiles = { readonly sentOf: (fileIds: readonly string[]) => Statement };

export const sentFilesPoint = defineExtensionPoint<SentFiles>('documents.sentFiles');

type Sent = { readonly id: string; readonly wasSent: boolean };

/** The files, each with whether it went to anybody already. */
export async function withSentMarks<T extends Sent>(
  services: Services,
  actor: Actor,
  files: readonly T[],
  requestId: string,
): Promise<T[]> {
  const senders = sentFilesPoint.of(services);
  if (!files.length || !senders.length) return [...files];
  const ids = files.map(({ id }) => id);
  const found = await services.db.batch(
    contextOf(actor, requestId),
    senders.map((sender) => sender.sentOf(ids)),
  );
  const sent = new Set(found.flatMap(({ rows }) => rows.map((row) => String(row['id']))));
  return files.map((file) => ({ ...file, wasSent: file.wasSent || sent.has(file.id) }));
}

export async function withSentMark<T extends Sent>(
  services: Services,
  actor: Actor,
  file: T,
  requestId: string,
): Promise<T> {
  const [marked = file] = await withSentMarks(services, actor, [file], requestId);
  return marked;
}
