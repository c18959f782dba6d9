import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fields, Page } from '#kernel/domain';
import { check, choice, fileAnswer, inputSchema, lookup, pageIsOpen, pages } from '#kernel/domain';
import { contextOf, described, idsIn, invalid, isUuid, Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import { methodAndPath } from '../../domain/index.ts';
import type { PrintRoute } from '../../domain/index.ts';
import { documentFormat, sendDocument } from '../render/print-document.ts';
import type { DocumentFormat } from '../render/print-document.ts';
import { printedDocumentPoint } from './printed-document-point.ts';
import type { PrintedEntry } from './printed-document-point.ts';

const formats = { html: 'A page', pdf: 'A PDF' } as const;

/** One route for each printed document of the modules that this server is made of. */
export function printRoutes(app: FastifyInstance, services: Services): void {
  for (const entry of printedDocumentPoint.of(services)) {
    const { method, path } = methodAndPath(entry.route);
    const page = pageOf(entry.route);
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      ...optionsOf(entry, method),
      async handler(request, reply) {
        if (!entry.ability && !pageIsOpen(request.actor, page)) throw new Refused('notPermitted');
        return answer(services, entry, request, reply);
      },
    });
  }
}

function pageOf({ page, call }: PrintRoute): Page {
  const found = pages().find(({ path }) => path === page);
  if (found?.kind !== 'print') throw new Error(`${call} has no print page ${page}`);
  return found;
}

function optionsOf(
  { route, ability, reads }: PrintedEntry,
  method: 'GET' | 'POST',
): { readonly config: FastifyContextConfig } {
  const noted = { reads: { resource: reads, operation: 'print' } };
  // An action is described by its own definition.
  if (ability) return { config: { policy: { ability }, ...noted } };
  const { answers = 'html', operationId } = route;
  const input = inputOf(route);
  const query = { ...(method === 'GET' && input), format: choice('Format', formats) };
  return described(
    { config: { policy: { signedIn: true }, ...noted } },
    {
      query,
      ...(operationId && { operationId }),
      ...(method === 'POST' && { body: input }),
      answer: fileAnswer(answers === 'pdf' ? 'application/pdf' : 'text/html'),
    },
  );
}

/** The id comes by the path or, where the path has none, among the parameters. */
function inputOf({ input = {}, needs, call }: PrintRoute): Fields {
  const isAsked = needs === 'id' && !call.includes('{id}') && !input['id'];
  return isAsked ? { id: lookup('Record', 'record', { required: true }), ...input } : input;
}

async function answer(
  services: Services,
  entry: PrintedEntry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, id: requestId } = request;
  const { format: asked, ...query } = request.query as Record<string, unknown>;
  const format: DocumentFormat = documentFormat(asked ?? entry.route.answers);
  const params = paramsOf(entry.route, request, query);
  const document = await services.db.snapshot(contextOf(actor, requestId), (tx) =>
    entry.read({ tx, actor, services, requestId, params }),
  );
  if (document) {
    const ids = idsIn(JSON.stringify(document.facts ?? null));
    request.shown = [{ resource: entry.reads, ids }];
    return sendDocument(services, reply, document, format);
  }
  // B-261: the print page says "Cannot found".
  throw new Refused('notFound');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function paramsOf(
  { input, needs }: PrintRoute,
  request: FastifyRequest,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const path = request.params as Record<string, string>;
  const { body } = request;
  if (body !== undefined && body !== null && !isObject(body)) throw new Refused('malformed');
  const given = { ...query, ...body };
  const id = path['id'] ?? (needs === 'id' ? given['id'] : undefined);
  // An id that is none belongs to no record.
  if (needs === 'id' && !isUuid(id)) throw new Refused('notFound');
  return { ...(input ? checked(input, given) : given), ...path };
}

function checked(input: Fields, given: Record<string, unknown>): Record<string, unknown> {
  const result = check(inputSchema(input), given);
  if (!result.ok) throw invalid(result.errors);
  return result.value;
}
