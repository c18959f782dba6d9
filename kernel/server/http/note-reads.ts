import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Read, ReadLog } from '../audit/read-log.ts';
import type { ShownRecords } from '../audit/shown-log.ts';
import { dryRunHeader } from '../action/dry-run.ts';
import { acrossTenants, contextOf } from '../db/context.ts';
import { isUuid } from '../resource/ids.ts';
import { oncePerMinute } from './once-per-minute.ts';
import { shownIn } from './shown-in.ts';

/** What the audit log calls a call of a route. */
export type NotedAs = { readonly operation: string; readonly resource: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where the ability and the path of the route do not say it well enough. */
    reads?: NotedAs;
  }
  interface FastifyRequest {
    /** Its changes are in the audit log already, written by the triggers. */
    hasWritten: boolean;
    /** Known only once the query was read, e.g. that a list is a selection list. */
    readOperation: string | undefined;
    /** Records that the answer shows without their ids, such as the lines of a printed page. */
    shown: readonly ShownRecords[] | undefined;
  }
}

type RouteConfig = FastifyRequest['routeConfig'];

/** `company.read` reads a company; a route without an ability is named after its path. */
function describeRoute({ policy, url = '' }: RouteConfig): NotedAs {
  const ability = policy && 'ability' in policy ? policy.ability : '';
  const [resource = '', operation] = ability.split('.');
  if (operation) return { resource, operation };
  const words = url.split('/').filter((word) => word && !/[:*]/.test(word));
  const [first = 'app', ...rest] = words.slice(1);
  return { resource: first, operation: rest.at(-1) ?? 'read' };
}

const described = new WeakMap<RouteConfig, NotedAs>();

function notedAs(config: RouteConfig): NotedAs {
  if (config.reads) return config.reads;
  let known = described.get(config);
  if (!known) {
    known = describeRoute(config);
    described.set(config, known);
  }
  return known;
}

const firstId = (values: unknown): string | undefined =>
  typeof values === 'object' && values !== null
    ? Object.values(values).find((value) => isUuid(value))
    : undefined;

/** The record of the path, or the one that the question is about. No other parameter is kept. */
const recordIdOf = ({ params, query, body }: FastifyRequest): string | undefined =>
  firstId(params) ?? firstId(query) ?? firstId(body);

/** A POST that wrote nothing was a question: a preview, an export, a check for duplicates. */
const hasOnlyRead = ({ method, hasWritten, headers }: FastifyRequest): boolean =>
  method === 'GET' ||
  method === 'HEAD' ||
  headers[dryRunHeader] !== undefined ||
  (method === 'POST' && !hasWritten);

function readOf(request: FastifyRequest, prefix = ''): Read {
  const { operation, resource } = notedAs(request.routeConfig);
  const recordId = recordIdOf(request);
  return {
    operation: `${prefix}${request.readOperation ?? operation}`,
    resource,
    ...(recordId !== undefined && { recordId }),
  };
}

/**
 * Whoever saw a person's data must be findable: every answer of /app that only read, and every
 * refused call, is in the audit log without its handler doing anything for it, and so is whom the
 * answer showed. What is asked for by a token instead of a sign-in is noted by its
 * handler, which knows the tenant of the token.
 */
export function addReadNotes(app: FastifyInstance, readLog: ReadLog): void {
  app.decorateRequest('hasWritten', false);
  app.decorateRequest('readOperation');
  app.decorateRequest('shown');
  const isFirst = oncePerMinute();

  function note(
    request: FastifyRequest,
    { statusCode }: FastifyReply,
    payload: unknown,
  ): Promise<void> | undefined {
    const { routeConfig } = request;
    const actor = request.actor as typeof request.actor | undefined;
    if (!routeConfig.url?.startsWith('/app/')) return undefined;
    const isRefused = statusCode === 401 || statusCode === 403;
    if (actor && (isRefused || (statusCode < 300 && hasOnlyRead(request)))) {
      const context = contextOf(actor, request.id);
      const read = readOf(request, isRefused ? 'refused ' : '');
      const waits = readLog.recordRead(context, read);
      if (isRefused) return waits;
      return readLog.recordShown(context, read, shownIn(request, payload, read)) ?? waits;
    }
    // Nobody knows who it was: a stranger must not fill the log by asking again and again.
    if (statusCode !== 401 || !isFirst(`${request.ip} ${routeConfig.url}`)) return undefined;
    const { tenantId } = acrossTenants;
    return readLog.recordRead({ tenantId, requestId: request.id }, readOf(request, 'refused '));
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const waiting = note(request, reply, payload);
    if (!waiting) return done(null, payload);
    waiting.then(
      () => done(null, payload),
      (error: Error) => done(error),
    );
  });
}
