import { templateMail } from '#correspondence/server';
import { defineDocument } from '#documents/domain';
import type { PrintedDocument } from '#documents/domain';
import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { Html, html } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { doneStatuses, medicalRecordPrints, mr, mrType } from '../../domain/index.ts';
import type { CaseRecord, RecordItem, RecordLetter } from '../../domain/index.ts';
import { linkedCase } from '../engine/index.ts';
import { asked, recordFacts } from './record-facts.ts';
import { itemsOf } from './record-rows.ts';

type Call = { readonly tx: Tx; readonly services: Services };
type Words = { readonly subject: string; readonly content: Html };
type Written = { readonly letters: readonly Words[]; readonly caseNo: string };

/** The content comes from the template engine, which lets nothing through but plain markup. */
const recordDocument = defineDocument<Written>({
  name: 'medicalRecordLetter',
  title: ({ letters }) => letters[0]?.subject ?? 'Medical records',
  fileName: ({ letters, caseNo }) => `${letters[0]?.subject ?? 'Medical records'} ${caseNo}`,
  parts: ({ letters }) =>
    letters.map(
      ({ subject, content }) =>
        html`<h1 dir="auto">${subject}</h1>
          <div dir="auto">${content}</div>`,
    ),
});

async function wordsOf(
  { tx, services }: Call,
  record: CaseRecord,
  template: RecordLetter,
  items: readonly RecordItem[],
): Promise<Words> {
  const { data } = await recordFacts(tx, services, record, items.map(asked));
  const { subject, html: content } = await templateMail(tx, services, template, data);
  return { subject, content: new Html(content) };
}

const written = async ({ tx, services }: Call, record: CaseRecord, letters: readonly Words[]) =>
  recordDocument.write({ letters, caseNo: record.caseNo }, await readLetterhead(tx, services));

/** One letter for all providers, or, of a request, a letter for each on a page of its own. */
export async function writeRecordLetter(
  call: Call,
  record: CaseRecord,
  template: RecordLetter,
): Promise<PrintedDocument> {
  const all = (await itemsOf(call.tx, record.id)) as readonly object[] as readonly RecordItem[];
  const open = all.filter(({ status }) => !doneStatuses.includes(status));
  const items = open.length ? open : all;
  const groups = template === 'MedicalRequestLetter' ? items.map((item) => [item]) : [items];
  const letters: Words[] = [];
  for (const group of groups.length ? groups : [[]])
    letters.push(await wordsOf(call, record, template, group));
  return written(call, record, letters);
}

export const letterToProvider = async (
  call: Call,
  record: CaseRecord,
  item: RecordItem,
): Promise<PrintedDocument> =>
  written(call, record, [await wordsOf(call, record, 'MedicalRequestLetter', [item])]);

/** B-261: an unknown or hidden case is an empty page, "Cannot found". */
function nothingIfHidden(error: unknown): null {
  if (error instanceof Refused && error.code === 'notFound') return null;
  throw error;
}

/** C-103 to C-105. */
export const recordPrints = medicalRecordPrints.map(({ route, template }) =>
  printedDocumentPoint.contribute({
    route,
    reads: mr.name,
    async read({ tx, actor, services, params }) {
      const ref = { fromModule: mrType.key, objectId: String(params['id']) };
      const found = await linkedCase(tx, actor, ref).catch(nothingIfHidden);
      return found && writeRecordLetter({ tx, services }, found.record, template);
    },
  }),
);
