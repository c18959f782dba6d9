import type { FastifyInstance } from 'fastify';

/**
 * Closing ends the connections that are idle at that moment; one that was busy stays open for its
 * keep-alive time afterwards and would hold up the end of the process.
 */
export function addDrain(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
