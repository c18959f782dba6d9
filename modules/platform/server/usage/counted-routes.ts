import type { FastifyInstance } from 'fastify';
import { Refused, described } from '#kernel/server';

const readers = { config: { policy: { ability: 'monthlyActivity.accounts' } } } as const;

/** C-726 to C-728: nobody writes what is counted, and the answer says why. */
export function countedRoutes(app: FastifyInstance): void {
  const refuse = () => {
    throw new Refused('figuresAreCounted');
  };
  app.post('/app/monthly-active-accounts', described(readers, { answer: 'nothing' }), refuse);
  app.put('/app/monthly-active-accounts/:id', described(readers, { answer: 'nothing' }), refuse);
  app.delete('/app/monthly-active-accounts/:id', described(readers, { answer: 'nothing' }), refuse);
}
