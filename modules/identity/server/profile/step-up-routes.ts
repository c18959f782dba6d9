import type { FastifyInstance } from 'fastify';
import { json, mapOf, text } from '#kernel/domain';
import { described } from '#kernel/server';
import type { Services } from '#kernel/server';
import { signInIdOf } from '../actor/authenticator.ts';
import { bodyOf } from './body-of.ts';
import { askForProof, proveAgain } from './step-up.ts';
import type { GivenProof } from './step-up.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;

const proofFields = {
  password: text('Password', { max: 1024 }),
  code: text('Code', { max: 40 }),
  passkey: json('Answer of the browser'),
};

/** As typed: the checks of a text field would cut spaces off. */
const typedPassword = (body: unknown): string | undefined => {
  const { password } = (body ?? {}) as { password?: unknown };
  return typeof password === 'string' ? password : undefined;
};

/** What a call that answered `stepUpNeeded` asks for. */
export function stepUpRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/app/profile/step-up',
    described(signedIn, { answer: mapOf('json') }),
    async (request) =>
      askForProof(services, request.actor, await signInIdOf(services, request)),
  );

  app.post(
    '/app/profile/step-up',
    described(signedIn, { body: proofFields, answer: 'nothing' }),
    async (request, reply) => {
      const { actor, body } = request;
      const given = bodyOf(proofFields, body) as GivenProof;
      const proof = { ...given, password: typedPassword(body) };
      await proveAgain(services, actor, await signInIdOf(services, request), proof);
      return reply.status(204).send();
    },
  );
}
