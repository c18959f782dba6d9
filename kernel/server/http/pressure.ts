import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { Refused } from '../refused.ts';
import { Places } from './places.ts';

const mostInFlight = 400;
const mostWaiting = 300;
/** A turn of the event loop that takes longer on average leaves no time for new work. */
const slowLoop = 800;

type InHand = { readonly reply: FastifyReply; readonly since: number };
type Options = {
  readonly slowLoopMs?: number | undefined;
  readonly handlerMs?: number;
  readonly lookMs?: number;
};

const isCall = (request: FastifyRequest): boolean => request.raw.url?.startsWith('/app/') ?? false;
const busy = () => new Refused('busy', { retryAfter: 1 });

/**
 * D18: more work than can be done is refused at once, so that what is accepted gets done; and what
 * takes too long is answered by 503. A route with a `handlerTimeout` of its own keeps that one.
 * One look at all of them is cheaper than a timer and an AbortController for each.
 */
export async function addPressureRelief(
  app: FastifyInstance,
  db: Pick<Database, 'stats'>,
  { slowLoopMs = slowLoop, handlerMs = 30_000, lookMs = 500 }: Options = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: slowLoopMs,
    // A pause of a second or two must pass unnoticed: it is over when it is seen.
    sampleInterval: 4 * lookMs,
    // Probes and pages are served whatever else is going on.
    pressureHandler: (request) => (isCall(request) ? Promise.reject(busy()) : undefined),
  });
  const inHand = new Places<InHand>();
  let calls = 0;
  const timer = setInterval(() => giveUp(inHand.all(), performance.now() - handlerMs), lookMs);
  timer.unref();

  app.addHook('onRequest', (request, reply, done) => {
    const isCounted = isCall(request);
    if (isCounted && (calls >= mostInFlight || db.stats().waiting > mostWaiting)) {
      return done(busy());
    }
    const place = inHand.take({ reply, since: performance.now() });
    if (isCounted) calls += 1;
    // It closes when it is finished, and when the client has gone away before.
    reply.raw.once('close', () => {
      inHand.leave(place);
      if (isCounted) calls -= 1;
    });
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
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
