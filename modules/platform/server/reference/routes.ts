import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel/server';
import { citiesIn, placesLike } from './places.ts';

/** Every form with an address asks these, whoever fills it in. */
const signedIn = { config: { policy: { signedIn: true } } } as const;

export function referenceRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { country: string } }>(
    '/app/countries/:country/cities',
    signedIn,
    ({ actor, params }) => citiesIn(services, actor, params.country),
  );
  app.get('/app/countries/postcode', signedIn, ({ actor, query }) =>
    placesLike(services, actor, query),
  );
}
