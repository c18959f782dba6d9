import { passwordFields, profileFields } from './profile-fields.ts';
import { mapOf } from '#kernel/domain';
import { described } from '#kernel/server';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#kernel/server';
import { signInIdOf } from '../actor/authenticator.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { readProfile } from './read-profile.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;

/** The user's own account: for everybody who is signed in, whatever the role. */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  app.get('/app/profile/current', described(signedIn, { answer: mapOf('json') }), ({ actor }) =>
    readProfile(services, actor),
  );

  app.put(
    '/app/profile/current',
    described(signedIn, { body: profileFields, answer: mapOf('json') }),
    async ({ actor, body, id }) => {
      await changeProfile(services, actor, body, id);
      return readProfile(services, actor);
    },
  );

  app.put(
    '/app/profile/change-password',
    described(signedIn, { body: passwordFields, answer: 'nothing' }),
    async (request, reply) => {
      const { actor, body, id } = request;
      await changePassword(services, actor, body, await signInIdOf(services, request), id);
      return reply.status(204).send();
    },
  );
}
