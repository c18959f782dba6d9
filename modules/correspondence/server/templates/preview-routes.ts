import { check, email, inputSchema, text } from '#kernel/domain';
import type { Answers, Fields } from '#kernel/domain';
import { contextOf, described, invalid } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { previewModules, previewTemplate, templateDefault } from '../../domain/index.ts';
import type { PreviewModule } from '../../domain/index.ts';
import { queueMail } from '../queue-mail.ts';
import { askAboutReader } from '../recipients/ask-about-reader.ts';
import { askAboutStrangers } from '../recipients/ask-about-strangers.ts';
import { filledWords } from './filled-words.ts';
import type { FactsCall } from './template-facts.ts';
import { isTemplateDisabled, templateWords } from './template-words.ts';

const answer = {
  sender: 'text',
  destination: 'text?',
  subject: 'text',
  body: 'text',
  metaData: { fromModule: 'text' },
} as const;

function fieldsOf(name: PreviewModule, isSent: boolean): Fields {
  const [first, ...others] = previewModules[name].ids;
  return {
    templateKey: text('Template', { required: true, max: 100 }),
    sendToEmail: email('Recipient', { required: isSent }),
    [first]: text('Record', { required: true, max: 100 }),
    ...Object.fromEntries(others.map((id) => [id, text('Record', { max: 100 })])),
  };
}

function read(fields: Fields, body: unknown): Readonly<Record<string, string | null>> {
  const checked = check(inputSchema(fields), body ?? {});
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value as Record<string, string | null>;
}

const answersIn = (given: Readonly<Record<string, unknown>>): Answers => {
  const { answers } = given;
  return answers && typeof answers === 'object' ? (answers as Answers) : {};
};

/** The template is looked for first: an unknown one is told, an unknown record is not found. */
async function preview(call: FactsCall, name: PreviewModule, given: ReturnType<typeof read>) {
  const { module, ids } = previewModules[name];
  const key = given['templateKey'] ?? '';
  const words = await templateWords(call.tx, key);
  const record = { module, id: given[ids[0]] ?? '', beside: given };
  const {
    sender,
    destination,
    subject,
    body,
    text: plain,
  } = await filledWords(call, words, record, templateDefault(key)?.audience ?? null);
  const to = given['sendToEmail'] ?? destination;
  return {
    shown: { sender, destination: to, subject, body, metaData: { fromModule: module } },
    plain,
  };
}

/** What is tried out says so by its template only while the template may be sent. */
async function send(call: FactsCall, name: PreviewModule, given: ReturnType<typeof read>) {
  const { shown, plain } = await preview(call, name, given);
  const key = given['templateKey'] ?? '';
  const answers = answersIn(given);
  const { label, audience } = templateDefault(key) ?? { label: key, audience: null };
  const { module, ids } = previewModules[name];
  const about = { label, audience, module, id: given[ids[0]] ?? '', beside: given };
  await askAboutReader({ ...call, answers }, about, shown.destination ?? '');
  await askAboutStrangers({ ...call, answers }, [shown.destination]);
  const emailId = await queueMail(call.tx, call.services, {
    to: shown.destination ?? '',
    subject: shown.subject,
    text: plain,
    html: shown.body,
    ...(!(await isTemplateDisabled(call.tx, key)) && { templateKey: key }),
    fromModule: shown.metaData.fromModule,
    objectId: given[previewModules[name].ids[0]] ?? '',
  });
  return { ...shown, emailId };
}

/** Doc 3 section 7.3, B-344. */
export function mailPreviewRoutes(app: FastifyInstance, services: Services): void {
  const inTenant = <T>({ actor, id }: FastifyRequest, work: (call: FactsCall) => Promise<T>) =>
    services.db.transaction(contextOf(actor, id), (tx) => work({ tx, actor, services }));
  for (const name of Object.keys(previewModules) as PreviewModule[]) {
    const { module } = previewModules[name];
    const policy = { ability: previewTemplate.ability };
    const at = `/app/email-preview/${name}`;
    const looked = { config: { policy, reads: { resource: module, operation: 'previewMail' } } };
    const asked = fieldsOf(name, false);
    app.post(at, described(looked, { body: asked, answer }), (request) =>
      inTenant(
        request,
        async (call) => (await preview(call, name, read(asked, request.body))).shown,
      ),
    );
    const sent = fieldsOf(name, true);
    app.post(
      `${at}/send`,
      described({ config: { policy } }, { body: sent, answer: { ...answer, emailId: 'id' } }),
      (request) => inTenant(request, (call) => send(call, name, read(sent, request.body))),
    );
  }
}
