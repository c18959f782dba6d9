import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { Refused } from '../refused.ts';

const mostInFlight = 400;
const mostWaiting = 300;
const slowLoop = 800;

/** D18: more work than can be done is refused at once, so that what is accepted gets done. */
export function addPressureRelief(
  app: FastifyInstance,
  db: Pick<Database, 'stats'>,
  slowLoopMs = slowLoop,
): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let inFlight = 0;
  let isSlow = false;
  const timer = setInterval(() => {
    isSlow = delay.percentile(90) / 1e6 > slowLoopMs;
    delay.reset();
  }, 500);
  timer.unref();

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/app/')) return done();
    if (inFlight >= mostInFlight || isSlow || db.stats().waiting > mostWaiting) {
      return done(new Refused('busy', { retryAfter: 1 }));
    }
    inFlight += 1;
    let isCounted = true;
    const leave = () => {
      if (isCounted) inFlight -= 1;
      isCounted = false;
    };
    // A client that went away closes without finishing.
    reply.raw.once('finish', leave);
    reply.raw.once('close', leave);
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    delay.disable();
    done();
  });
}
