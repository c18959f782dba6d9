import { accept, moduleNameOf } from '#kernel/domain';
import { handle, throwUnlessAccepted } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  correspondenceNote,
  decideSendingNote,
  noteAsMail,
  sendNote,
  sendNoteByGet,
} from '../../domain/index.ts';
import type { NoteVisibility } from '../../domain/index.ts';
import { askAboutStrangers } from '../recipients/ask-about-strangers.ts';
import { recipientsOf } from '../send/mail-recipients.ts';
import { buildMessage } from '../send/outgoing-message.ts';
import { queueMessage } from '../send/queue-message.ts';
import { readRecord } from '../send/read-record.ts';

type Note = {
  readonly fromModule: string;
  readonly objectId: string;
  readonly subject: string | null;
  readonly content: string;
  readonly visibility: NoteVisibility;
};

/** C-125 and its twin: the note and its record are read with the rights of whoever sends. */
const sender = (action: typeof sendNote): Handler =>
  handle(action, async ({ tx, services, actor, answers, input }) => {
    const { values } = await readRecord(tx, actor, {
      fromModule: moduleNameOf(correspondenceNote),
      objectId: input.id,
    });
    const { fromModule, objectId, subject, content, visibility } = values as Note;
    const record = await readRecord(tx, actor, { fromModule, objectId });
    const [usual] = input.to ? [] : await recipientsOf(tx, services, actor, record);
    const to = input.to || usual?.email || null;
    throwUnlessAccepted(accept(decideSendingNote({ visibility, to }, answers)));
    const message = await buildMessage(tx, services, actor, {
      fromModule,
      objectId,
      to: to ?? '',
      subject: subject?.trim() || record.name,
      body: noteAsMail(content),
    });
    await askAboutStrangers({ tx, services, answers }, [message.to]);
    return { id: await queueMessage(tx, services, message), destination: message.to };
  });

export const sendNoteHandlers: readonly Handler[] = [sender(sendNote), sender(sendNoteByGet)];
