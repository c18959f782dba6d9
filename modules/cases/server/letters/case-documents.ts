import { screenOf, templateFactsPoint, templateMail } from '#correspondence/server';
import { defineDocument } from '#documents/domain';
import type { PrintedDocument } from '#documents/domain';
import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { Html, html, moduleNameOf } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused } from '#kernel/server';
import { caseManager, client, company, specialist } from '#parties/domain';
import type { Services, Tx } from '#kernel/server';
import { assessmentPrints, caseTypes, imeType } from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { withoutTitle } from './without-title.ts';
import { caseFacts, caseLink, linkedCase } from '../engine/index.ts';

type Call = { readonly tx: Tx; readonly actor: Actor; readonly services: Services };
type Written = { readonly subject: string; readonly content: Html; readonly caseNo: string };

/** The content comes from the template engine, which lets nothing through but plain markup. */
export const caseDocument = defineDocument<Written>({
  name: 'caseDocument',
  title: ({ subject }) => subject,
  fileName: ({ subject, caseNo }) => (subject.includes(caseNo) ? subject : `${subject} ${caseNo}`),
  parts: ({ subject, content }) => [
    html`<h1 dir="auto">${subject}</h1>
      <div dir="auto">${new Html(withoutTitle(content.markup, subject))}</div>`,
  ],
});

/** A document of the case, in the words of the practice where it has its own. */
export async function writeCaseDocument(
  { tx, services }: Pick<Call, 'tx' | 'services'>,
  type: CaseType,
  record: CaseRecord,
  template: string,
): Promise<PrintedDocument> {
  const link = caseLink(services.config.publicUrl, type, record.id);
  const { data } = await caseFacts(tx, type, record, link);
  return writeDocument({ tx, services }, record, template, data);
}

/** The same with facts that somebody else gathered. */
export async function writeDocument(
  { tx, services }: Pick<Call, 'tx' | 'services'>,
  { caseNo }: CaseRecord,
  template: string,
  data: Readonly<Record<string, unknown>>,
): Promise<PrintedDocument> {
  const { subject, html: content } = await templateMail(tx, services, template, data);
  return caseDocument.write(
    { subject, content: new Html(content), caseNo },
    await readLetterhead(tx, services),
  );
}

const readCase = async ({ tx, actor }: Call, { key }: CaseType, id: string) =>
  (await linkedCase(tx, actor, { fromModule: key, objectId: id })).record;

/** C-074 to C-078; whoever reads the case may print it. */
export const casePrints = assessmentPrints.map(({ route, template }) =>
  printedDocumentPoint.contribute({
    route,
    reads: imeType.resource.name,
    async read({ tx, actor, services, params }) {
      const call = { tx, actor, services };
      const record = await readCase(call, imeType, String(params['id'])).catch(nothingIfHidden);
      return record && writeCaseDocument(call, imeType, record, template);
    },
  }),
);

/** B-261: an unknown or hidden case is an empty page, "Cannot found". */
function nothingIfHidden(error: unknown): null {
  if (error instanceof Refused && error.code === 'notFound') return null;
  throw error;
}

/** Where the people of the case are read and filled in. */
function screensOfPeople({ clientId, specialistId, bookingCmId, companyId }: CaseRecord) {
  const people = [
    ['client', client, clientId],
    ['specialist', specialist, specialistId],
    ['caseManager', caseManager, bookingCmId],
    ['company', company, companyId],
  ] as const;
  return Object.fromEntries(
    people.flatMap(([word, resource, id]) =>
      typeof id === 'string' ? [[word, screenOf(resource, id)]] : [],
    ),
  );
}

/** What the previews of section 7.3 and letters say of a case. Claims say more: `server/mva`, `server/mt`. */
export const caseTemplateFacts = caseTypes
  .filter(({ key }) => key !== 'MVA' && key !== 'MT')
  .map((type) =>
    templateFactsPoint.contribute({
      module: moduleNameOf(type.resource),
      async read(call, { id }) {
        const record = await readCase(call, type, id);
        const { publicUrl } = call.services.config;
        const facts = await caseFacts(call.tx, type, record, caseLink(publicUrl, type, id));
        const opens = screensOfPeople(record);
        return { data: facts.data, destination: facts.people.bookingCm?.email ?? null, opens };
      },
    }),
  );
