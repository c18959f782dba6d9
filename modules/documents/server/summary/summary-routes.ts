import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileAnswer, flag, listOf, mapOf, text } from '#kernel/domain';
import { described, invalid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { chronologyOfFile, printChronology } from './chronology-of-file.ts';
import { extractInstruction } from './letter-of-instruction.ts';
import { summariseDocument } from './summarise.ts';
import { readLanguage, transcribeAudio } from './transcribe.ts';

type WithId = { Params: { id: string } };

/** A model thinks longer than the edge waits otherwise. */
const patient = { handlerTimeout: 120_000 } as const;
const reading = (operation: string) => ({
  config: { policy: { signedIn: true as const }, reads: { resource: 'file', operation } },
});
const made = { model: 'text?', madeAt: 'instant', isCached: 'flag' } as const;
const summary = {
  summaryText: 'text',
  sentences: [{ text: 'text', page: 'number' }],
  pagesRead: 'number',
  pagesTotal: 'number',
  label: 'text',
  disclaimer: 'text',
  ...made,
} as const;
const event = {
  from: 'date',
  until: 'date?',
  isMonth: 'flag',
  text: 'text',
  page: 'number',
} as const;
const disableCache = flag('Make it anew');

/** From the body or, as the specification writes it, from the query. */
function asked(request: FastifyRequest, key: string): unknown {
  const body = request.body as Readonly<Record<string, unknown>> | null | undefined;
  return body?.[key] ?? (request.query as Readonly<Record<string, unknown>>)[key];
}

function isAnew(request: FastifyRequest): boolean {
  const given = asked(request, 'disableCache') ?? false;
  if (given === true || given === 'true') return true;
  if (given === false || given === 'false') return false;
  throw invalid([{ message: 'Say true or false.', members: ['disableCache'] }]);
}

export function summaryRoutes(app: FastifyInstance, services: Services): void {
  app.post<WithId>(
    '/app/attachments/:id/summaryDocument',
    described(
      { ...patient, ...reading('summaryDocument') },
      { query: { disableCache }, body: { disableCache }, answer: summary },
    ),
    (request) =>
      summariseDocument(services, request.actor, request.params.id, {
        isAnew: isAnew(request),
        requestId: request.id,
      }),
  );
  app.post<WithId>(
    '/app/attachments/:id/generateAudioTranscription',
    described(
      { ...patient, ...reading('generateAudioTranscription') },
      {
        query: { language: text('Language') },
        body: { language: text('Language') },
        answer: { text: 'text', language: 'text', ...made },
      },
    ),
    (request) =>
      transcribeAudio(services, request.actor, request.params.id, {
        language: readLanguage(asked(request, 'language')),
        requestId: request.id,
      }),
  );
  app.post<WithId>(
    '/app/attachments/:id/extractLOIData',
    described(
      { ...patient, ...reading('extractLOIData') },
      {
        query: { disableCache },
        body: { disableCache },
        answer: { data: mapOf('text'), ...made },
      },
    ),
    (request) =>
      extractInstruction(services, request.actor, request.params.id, {
        isAnew: isAnew(request),
        requestId: request.id,
      }),
  );
  chronologyRoutes(app, services);
}

function chronologyRoutes(app: FastifyInstance, services: Services): void {
  app.get<WithId>(
    '/app/attachments/:id/chronology',
    described(reading('chronology'), {
      answer: { ...listOf(event), pagesRead: 'number', pagesTotal: 'number' },
    }),
    ({ actor, params, id }) => chronologyOfFile(services, actor, params.id, id),
  );
  app.get<WithId>(
    '/app/attachments/:id/chronologyPrint',
    described(
      { ...patient, ...reading('chronology') },
      { query: { format: text('html or pdf') }, answer: fileAnswer('text/html') },
    ),
    ({ actor, params, query, id: requestId }, reply) => {
      const { format } = query as { format?: unknown };
      return printChronology(services, actor, { id: params.id, format, requestId }, reply);
    },
  );
}
