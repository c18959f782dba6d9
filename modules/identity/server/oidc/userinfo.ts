import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#kernel/server';
import { bearerOf, verifierOf } from '../actor/access-token.ts';
import { claimsOfSignIn } from './account.ts';
import { openStore } from './store.ts';

const anonymous = { config: { policy: { anonymous: true } } } as const;

/** The provider takes no token that is meant for the API; the client has no other. */
export function userinfoRoutes(app: FastifyInstance, services: Services): void {
  const verify = verifierOf(services);
  const store = openStore(services);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const token = bearerOf(request);
    const claims = token && (await verify(token));
    const person = claims && (await claimsOfSignIn(store, claims.sub, claims.sid));
    void reply.header('cache-control', 'no-store');
    if (person) return reply.send(person);
    return reply
      .status(401)
      .header('www-authenticate', 'Bearer error="invalid_token"')
      .send({ error: 'invalid_token', error_description: 'invalid token provided' });
  };

  app.get('/connect/userinfo', anonymous, answer);
  app.post('/connect/userinfo', anonymous, answer);
}
