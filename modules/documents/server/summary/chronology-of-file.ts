import type { FastifyReply } from 'fastify';
import { formatsOf } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { chronologyDocument, chronologyOf, fileRights } from '../../domain/index.ts';
import type { DatedEvent } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import type { FileRow } from '../file-row.ts';
import { documentFormat, sendDocument } from '../render/print-document.ts';
import { readLetterhead } from '../render/read-letterhead.ts';
import { readableText } from './readable-text.ts';

type Chronology = {
  readonly file: FileRow;
  readonly events: readonly DatedEvent[];
  readonly pagesRead: number;
  readonly pagesTotal: number;
};

async function read(
  services: Services,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<Chronology> {
  const file = await reachFile(services, actor, id, 'read', requestId);
  if (!fileRights.mayViewSummary(actor)) throw new Refused('notPermitted');
  const { pages, pagesTotal } = await services.db.snapshot(contextOf(actor, requestId), (tx) =>
    readableText(tx, file),
  );
  return { file, events: chronologyOf(pages), pagesRead: pages.length, pagesTotal };
}

/** Dated events with the pages that tell of them, in the order of time. */
export async function chronologyOfFile(
  services: Services,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<object> {
  const { events, pagesRead, pagesTotal } = await read(services, actor, id, requestId);
  return { items: events, totalCount: events.length, pagesRead, pagesTotal };
}

/** The same as a document, on the letterhead of the practice. */
export async function printChronology(
  services: Services,
  actor: Actor,
  { id, format, requestId }: { id: string; format: unknown; requestId: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wanted = documentFormat(format);
  const { file, events } = await read(services, actor, id, requestId);
  const { dateFormat } = formatsOf(actor);
  const document = await services.db.snapshot(contextOf(actor, requestId), async (tx) =>
    chronologyDocument.write(
      { fileName: file.name, events, dateFormat },
      await readLetterhead(tx, services),
    ),
  );
  return sendDocument(services, reply, document, wanted);
}
