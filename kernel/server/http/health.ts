import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** A tenant that exists nowhere: the question is only whether the database answers. */
const nobody = { tenantId: '00000000-0000-0000-0000-000000000000' };

export type ReadyCheck = () => Promise<void>;

/** D19: live and ready are different questions. */
export function addHealthRoutes(
  app: FastifyInstance,
  services: Services,
  checks: Readonly<Record<string, ReadyCheck>>,
): void {
  const all: Record<string, ReadyCheck> = {
    database: async () => void (await services.db.batch(nobody, [{ text: 'select 1' }])),
    ...checks,
  };
  let isDraining = false;
  app.addHook('preClose', (done) => {
    isDraining = true;
    done();
  });
  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(all).map(async ([name, check]) => [name, await succeeds(check)] as const),
    );
    const isReady = !isDraining && results.every(([, ok]) => ok);
    if (!isReady) reply.status(503).header('retry-after', '2');
    return { status: isReady ? 'ready' : 'unavailable', checks: Object.fromEntries(results) };
  });
}

const succeeds = (check: ReadyCheck): Promise<boolean> =>
  check().then(
    () => true,
    () => false,
  );
