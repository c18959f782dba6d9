import type { FastifyInstance } from 'fastify';
import { mapOf } from '#kernel/domain';
import { Refused, contextOf, described } from '#kernel/server';
import type { Services } from '#kernel/server';
import { forgetActor } from '../actor/actor-cache.ts';
import { signInIdOf } from '../actor/authenticator.ts';
import { mustBeThemselves } from '../factors/own-factors.ts';
import { endSignIns } from '../sign-in/end-sign-ins.ts';
import { endSession, liveSessionsOf } from '../sign-in/live-sessions.ts';

const signedIn = { config: { policy: { signedIn: true } } } as const;
const base = '/app/profile/sessions';

/** Where the person is signed in, and out again. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  app.get(base, described(signedIn, { answer: mapOf('json') }), async (request) => {
    const { actor, id } = request;
    mustBeThemselves(actor);
    const currentId = await signInIdOf(services, request);
    const sessions = await db.transaction(contextOf(actor, id), (tx) =>
      liveSessionsOf(tx, actor.userId),
    );
    return { currentId, sessions };
  });

  app.delete(`${base}/:id`, described(signedIn, { answer: 'nothing' }), async (request, reply) => {
    const { actor, id } = request;
    mustBeThemselves(actor);
    const { id: sessionId = '' } = request.params as { id?: string };
    const hasEnded = await db.transaction(contextOf(actor, id), (tx) =>
      endSession(tx, services, actor.userId, sessionId),
    );
    if (!hasEnded) throw new Refused('notFound');
    forgetActor(services, actor.userId);
    return reply.status(204).send();
  });

  app.put(`${base}/end-others`, described(signedIn, { answer: 'nothing' }), async (request, reply) => {
    const { actor, id } = request;
    mustBeThemselves(actor);
    const except = await signInIdOf(services, request);
    await db.transaction(contextOf(actor, id), async (tx) => {
      await endSignIns(tx, actor.userId, services.now(), { except });
      const who = [actor.tenantId, actor.userId];
      await tx.query("select write_audit($1, 'endSessions', 'user', $2, null)", who);
    });
    forgetActor(services, actor.userId);
    return reply.status(204).send();
  });
}
