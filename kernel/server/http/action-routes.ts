import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActionRequest, Answer, Handler } from '../action/handle.ts';
import { dryRun, dryRunHeader } from '../action/dry-run.ts';
import { orKeep } from '../action/kept-call.ts';
import { contextOf } from '../db/context.ts';
import { findResource, isMulti } from '#kernel/domain';
import type { AnyAction, Field } from '#kernel/domain';
import { databaseFor } from '../resource/executor.ts';
import { choicesIn } from '../rule/rules-of.ts';
import type { Choices } from '../rule/rules-of.ts';
import type { Services } from '../services.ts';
import { onceByKey } from './idempotency.ts';
import { dryRunStatus } from './openapi-operation.ts';
import { sendJson } from './send-json.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call with the header of a dry run tells what it would do. */
    isTried?: true;
  }
}

const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'json' in value && typeof value.json === 'string';

const toAnswer = (value: unknown): Answer =>
  isAnswer(value)
    ? value
    : value === undefined
      ? { json: '', status: 204 }
      : { json: JSON.stringify(value) };

const words: Readonly<Record<string, unknown>> = { true: true, false: false };

/** What a query says travels as text; a field that is no text is read as what it is. */
function readWord(field: Field | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (field?.kind === 'flag') return words[value.toLowerCase()] ?? value;
  if (field?.kind === 'number' && value.trim() !== '') return Number(value);
  return field && isMulti(field) ? value.split(',') : value;
}

/** C-101 and others name their input in the query of a PUT; what the body says comes first. */
function inputOf(action: AnyAction, request: FastifyRequest, choices: Choices): unknown {
  const { body } = request;
  const query = request.query as Record<string, unknown>;
  const asked = Object.entries(query)
    .filter(([key]) => key in action.input || !(key in choices))
    .map(([key, value]) => [key, readWord(action.input[key], value)]);
  if (action.method === 'GET') return Object.fromEntries(asked);
  const isPlain = body === undefined || body === null || isObject(body);
  return asked.length && isPlain ? { ...Object.fromEntries(asked), ...body } : body;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing of it stays, so it counts as a read. */
async function tryOut(services: Services, { action, run }: Handler, call: ActionRequest) {
  const database = databaseFor(services, call.actor, findResource(action.on));
  const { wrote: _, ...rest } = call;
  return dryRun(services, database, contextOf(call.actor, call.requestId), (tx) =>
    run({ ...rest, tx, isTried: true }),
  );
}

/** A call with a key is done once. */
async function answered(
  services: Services,
  handler: Handler,
  call: ActionRequest,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Answer> {
  const { action } = handler;
  const isKept = action.method !== 'GET' && !action.answersSecret;
  if (request.headers['idempotency-key'] === undefined || !isKept)
    return toAnswer(await handler.run(call));
  const database = databaseFor(services, request.actor, findResource(action.on));
  return onceByKey(database, request, reply, async (tx) => {
    const { json, status = 200 } = toAnswer(await handler.run({ ...call, tx }));
    return { json, status };
  });
}

/** One route for each declared action that has a handler. */
export function addActionRoutes(
  app: FastifyInstance,
  services: Services,
  handlers: readonly Handler[],
): void {
  for (const handler of handlers) {
    const { action } = handler;
    app.route({
      method: action.method,
      url: toRoute(action.path),
      config: {
        policy: { ability: action.ability },
        ...(action.dryRun && { isTried: true as const }),
      },
      ...(action.largestBody !== undefined && { bodyLimit: action.largestBody }),
      async handler(request, reply) {
        const choices = choicesIn(services, request.query);
        const call = {
          actor: request.actor,
          services,
          params: request.params as Record<string, string>,
          body: inputOf(action, request, choices),
          choices,
          requestId: request.id,
          wrote: () => void (request.hasWritten = true),
        };
        if (request.headers[dryRunHeader] !== undefined) {
          const told = await tryOut(services, handler, call);
          return sendJson(reply, JSON.stringify(told), dryRunStatus);
        }
        const { params, body, actor, requestId } = call;
        const { ability, on: resource } = action;
        const kept = { ability, resource, params, body, choices };
        const { json, status = 200 } = await orKeep({ actor, services, requestId }, kept, () =>
          answered(services, handler, call, { request, reply }),
        );
        return status === 204 ? reply.status(204).send() : sendJson(reply, json, status);
      },
    });
  }
}
