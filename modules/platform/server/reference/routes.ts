import { text, flag } from '#kernel/domain';
import { described } from '#kernel/server';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel/server';
import { citiesIn, placesLike } from './places.ts';

/** Every form with an address asks these, whoever fills it in. */
const signedIn = { config: { policy: { signedIn: true } } } as const;

const places = {
  items: [{ id: 'id', name: 'text', state: 'text?', postcode: 'text?', isPostBox: 'flag' }],
} as const;

export function referenceRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { country: string } }>(
    '/app/countries/:country/cities',
    described(signedIn, { answer: places }),
    ({ actor, params }) => citiesIn(services, actor, params.country),
  );
  app.get(
    '/app/countries/postcode',
    described(signedIn, {
      query: {
        countryName: text('Country', { required: true }),
        q: text('Suburb or postcode', { required: true }),
        excludePostBoxFlag: flag('Without post boxes'),
      },
      answer: places,
    }),
    ({ actor, query }) => placesLike(services, actor, query),
  );
}
