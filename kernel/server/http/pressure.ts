import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalRow } from '#kernel/domain';
import type { Database } from '../db/database.ts';
import { Refused } from '../refused.ts';
import { Admission } from './admission.ts';
import { Places } from './places.ts';

const mostWaiting = 300;
/** A turn of the event loop that takes longer on average leaves no time for new work. */
const slowLoop = 800;
/** With so few calls in hand the machine is slow by somebody else's work. */
const fewInHand = 16;

type InHand = { readonly reply: FastifyReply; readonly since: number };
type Options = {
  readonly slowLoopMs?: number | undefined;
  readonly handlerMs?: number;
  readonly lookMs?: number;
  readonly admission?: Admission;
};

const isCall = (request: FastifyRequest): boolean => request.raw.url?.startsWith('/app/') ?? false;

/** Shorter than any other answer: what refuses thousands a second must cost next to nothing. */
function refuseEarly(reply: FastifyReply): void {
  const error = { code: 'busy', message: refusalRow('busy')?.message, validationErrors: [] };
  const body = JSON.stringify({ error });
  reply.hijack();
  reply.raw.writeHead(503, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': '1',
  });
  reply.raw.end(body);
}

const mostKnown = 10_000;

/** Whose call it is, before anybody has looked into the token: as it was known the last time. */
function tenantsOfTokens() {
  const known = new Map<string, string>();
  const signatureOf = ({ headers }: FastifyRequest) => headers.authorization?.slice(-24) ?? '';
  return {
    keyOf: (request: FastifyRequest): string => known.get(signatureOf(request)) ?? request.ip,
    note(request: FastifyRequest): void {
      const actor = request.actor as FastifyRequest['actor'] | undefined;
      const signature = signatureOf(request);
      if (!actor || !signature) return;
      if (known.size >= mostKnown) known.clear();
      known.set(signature, actor.tenantId);
    },
  };
}

/**
 * D18: more work than can be done is refused at once, so that what is accepted gets done; and what
 * takes too long is answered by 503. A route with a `handlerTimeout` of its own keeps that one.
 * One look at all of them is cheaper than a timer and an AbortController for each.
 */
export async function addPressureRelief(
  app: FastifyInstance,
  db: Pick<Database, 'stats'>,
  options: Options = {},
): Promise<void> {
  const { slowLoopMs = slowLoop, handlerMs = 30_000, lookMs = 500 } = options;
  const admission = options.admission ?? new Admission(performance.now());
  await app.register(underPressure, {
    maxEventLoopDelay: slowLoopMs,
    // A pause of a second or two must pass unnoticed: it is over when it is seen.
    sampleInterval: 4 * lookMs,
    // Probes and pages are served whatever else is going on, and so is who comes to an idle server.
    pressureHandler: (request, reply) => {
      if (isCall(request) && admission.inHand > fewInHand) refuseEarly(reply);
    },
  });
  const inHand = new Places<InHand>();
  const tenants = tenantsOfTokens();
  const timers = [
    setInterval(() => giveUp(inHand.all(), performance.now() - handlerMs), lookMs),
    // A storm is noticed before it has filled a second.
    setInterval(() => admission.look(performance.now()), lookMs / 5),
  ];
  for (const timer of timers) timer.unref();

  app.addHook('onRequest', (request, reply, done) => {
    const key = isCall(request) ? tenants.keyOf(request) : null;
    if (key !== null && (db.stats().waiting > mostWaiting || !admission.take(key))) {
      return refuseEarly(reply);
    }
    const place = inHand.take({ reply, since: performance.now() });
    // It closes when it is finished, and when the client has gone away before.
    reply.raw.once('close', () => {
      inHand.leave(place);
      if (key !== null) admission.leave(key);
    });
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    tenants.note(request);
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    for (const timer of timers) clearInterval(timer);
    done();
  });
}

function giveUp(inHand: readonly InHand[], before: number): void {
  for (const { reply, since } of inHand) {
    if (since > before || reply.sent || reply.routeOptions.handlerTimeout) continue;
    if (reply.raw.headersSent) reply.raw.destroy();
    else reply.send(new Refused('busy'));
  }
}
