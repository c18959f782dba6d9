import { Refused, handle } from '#kernel/server';
import { recordMessages, sendRecordMessage } from '../../domain/index.ts';
import type { RecordItem } from '../../domain/index.ts';
import { caseManagersOf, caseRecord } from '../engine/index.ts';
import { asked } from './record-facts.ts';
import { queueRecordMail } from './record-mail.ts';
import { itemsOf } from './record-rows.ts';

const templates: Readonly<Record<string, string>> = recordMessages;

/** C-110: to everybody who ordered the records. */
export const recordMessageHandler = handle(sendRecordMessage, async (call) => {
  const { input, tx, services } = call;
  const template = templates[input.emailType];
  if (!template) throw new Refused('messageUnknown');
  const record = caseRecord(call.record);
  if (input.emailType === 'filesReady' && !record.bundleFileId)
    throw new Refused('recordsNotMerged');
  const people = (await caseManagersOf(tx, record)).filter(({ email }) => email);
  if (!people.length) throw new Refused('nobodyToTell');
  const items = (await itemsOf(tx, record.id)) as readonly object[] as readonly RecordItem[];
  for (const { name, email } of people)
    await queueRecordMail(
      tx,
      services,
      record,
      { template, to: email ?? '', name },
      items.map(asked),
    );
  const to = people.map(({ email }) => email).join(', ');
  return { message: 'The case managers were told', to };
});
