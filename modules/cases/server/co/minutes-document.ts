import { defineDocument } from '#documents/domain';
import { cleanLetter, readLetterhead } from '#documents/server';
import { formatDateTime, html } from '#kernel/domain';
import type { Html } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { conferenceKinds } from '../../domain/index.ts';
import type { CaseRecord, ConferenceKind } from '../../domain/index.ts';
import { participantsOf } from './poll-rows.ts';

type Minutes = {
  readonly title: string;
  readonly when: string | null;
  readonly present: readonly string[];
  readonly content: Html;
};

/** The content has been cleaned: it holds nothing but plain markup. */
const minutesDocument = defineDocument<Minutes>({
  name: 'conferenceMinutes',
  title: ({ title }) => title,
  fileName: ({ title }) => title,
  parts: ({ title, when, present, content }) => [
    html`<h1 dir="auto">${title}</h1>
      ${when ? html`<p>${when}</p>` : null}
      <p dir="auto">${present.join(', ')}</p>
      <div dir="auto">${content}</div>`,
  ],
});

export async function minutesAttachment(tx: Tx, services: Services, record: CaseRecord) {
  const held = record.heldFrom ?? record.appointmentDate;
  const zone = String(record.appointmentZone ?? 'Australia/Sydney');
  const participants = await participantsOf(tx, record.id);
  const document = minutesDocument.write(
    {
      title: `Minutes ${conferenceKinds[record.kind as ConferenceKind]} ${record.caseNo}`,
      when: held ? formatDateTime(new Date(String(held)).toISOString(), zone) : null,
      present: participants.map(({ name }) => name),
      content: cleanLetter(String(record.minutes ?? '')),
    },
    await readLetterhead(tx, services),
  );
  return { document };
}
