import { defineDocument } from '#documents/domain';
import { documentPdf, keepDocument, pdfName, readLetterhead } from '#documents/server';
import { Html, check, html, inputSchema, moduleNameOf } from '#kernel/domain';
import { Refused, contextOf, described, invalid, linkedRecord } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adHocTemplate, printAdHocInput, sendAdHoc } from '../../domain/index.ts';
import { lackOf } from '../unwritten-mail.ts';
import { cleanContent } from './render-template.ts';

type Written = { readonly subject: string; readonly content: Html };

/** The content was cleaned before it came here. */
const adHocLetter = defineDocument<Written>({
  name: 'adHocLetter',
  title: ({ subject }) => subject,
  fileName: ({ subject }) => subject,
  parts: ({ subject, content }) => [
    html`<h1>${subject}</h1>
      ${content}`,
  ],
});

type Input = Readonly<Record<keyof typeof printAdHocInput, string>>;

/** Whoever may change the record may attach to it. No connection is held while the PDF is made. */
async function printLetter(
  services: Services,
  request: FastifyRequest<{ Params: { id: string } }>,
) {
  const { actor, body, id: requestId, params } = request;
  const checked = check(inputSchema(printAdHocInput), body ?? {});
  if (!checked.ok) throw invalid(checked.errors);
  const input = checked.value as Input;
  const template = { module: moduleNameOf(adHocTemplate), id: params.id };
  const { record } = await linkedRecord(services, actor, template, { requestId });
  if (record['isActive'] !== true) throw new Refused('templateDisabled');
  const lack = lackOf({ subject: input.subject, text: input.content });
  if (lack) throw new Refused('mailLacks', { values: { lack } });
  const link = { module: input.fromModule, id: input.objectId };
  const { resource } = await linkedRecord(services, actor, link, { verb: 'update', requestId });
  const content = new Html(await cleanContent(services, input.content));
  const context = contextOf(actor, requestId);
  const letterhead = await services.db.transaction(context, (tx) => readLetterhead(tx, services));
  const written = adHocLetter.write({ subject: input.subject, content }, letterhead);
  const name = pdfName(written);
  const pdf = await documentPdf(services, written);
  const owner = { module: resource.name, id: link.id };
  return { fileId: await keepDocument(services, context, { name, content: pdf, owner }), name };
}

const slow = { handlerTimeout: 120_000 } as const;

export function printRoutes(app: FastifyInstance, services: Services): void {
  app.post<{ Params: { id: string } }>(
    '/app/ad-hoc-templates/:id/print',
    described(
      { ...slow, config: { policy: { ability: sendAdHoc.ability } } },
      { body: printAdHocInput, answer: { fileId: 'id', name: 'text' }, status: 201 },
    ),
    async (request, reply) => reply.status(201).send(await printLetter(services, request)),
  );
}
