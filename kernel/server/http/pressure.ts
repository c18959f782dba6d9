import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import { Refused } from '../refused.ts';

const mostInFlight = 400;
const mostWaiting = 300;
/** At two looks in a row: a single pause is over when it is seen. */
const slowLoop = 800;

type InHand = { readonly reply: FastifyReply; readonly since: number };
type Options = {
  readonly slowLoopMs?: number | undefined;
  readonly handlerMs?: number;
  readonly lookMs?: number;
};

/**
 * D18: more work than can be done is refused at once, so that what is accepted gets done; and what
 * takes too long is answered by 503. A route with a `handlerTimeout` of its own keeps that one.
 * One look at all of them is cheaper than a timer and an AbortController for each.
 */
export function addPressureRelief(
  app: FastifyInstance,
  db: Pick<Database, 'stats'>,
  { slowLoopMs = slowLoop, handlerMs = 30_000, lookMs = 500 }: Options = {},
): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const inHand = new Set<InHand>();
  let calls = 0;
  let slowLooks = 0;
  const timer = setInterval(() => {
    slowLooks = delay.percentile(90) / 1e6 > slowLoopMs ? slowLooks + 1 : 0;
    delay.reset();
    giveUp(inHand, performance.now() - handlerMs);
  }, lookMs);
  timer.unref();

  app.addHook('onRequest', (request, reply, done) => {
    const isCall = request.raw.url?.startsWith('/app/') ?? false;
    if (isCall && (calls >= mostInFlight || slowLooks > 1 || db.stats().waiting > mostWaiting)) {
      return done(new Refused('busy', { retryAfter: 1 }));
    }
    const entry = { reply, since: performance.now() };
    inHand.add(entry);
    if (isCall) calls += 1;
    // It closes when it is finished, and when the client has gone away before.
    reply.raw.once('close', () => {
      inHand.delete(entry);
      if (isCall) calls -= 1;
    });
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    delay.disable();
    done();
  });
}

/** The oldest come first. */
function giveUp(inHand: Set<InHand>, before: number): void {
  for (const { reply, since } of inHand) {
    if (since > before) return;
    if (reply.sent || reply.routeOptions.handlerTimeout) continue;
    if (reply.raw.headersSent) reply.raw.destroy();
    else reply.send(new Refused('busy'));
  }
}
