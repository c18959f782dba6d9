import type { Actor } from '#kernel/domain';
import { defineExtensionPoint } from '#kernel/server';
import type { Row, Statement } from '#kernel/server';

/** Texts and ids that a later module knows about a user; both end up in the actor. */
type KnownFacts = Pick<Actor, 'attributes' | 'ids'>;

/** What a later module knows about a user. */
type ActorFacts = {
  /** Runs with the actor's own statement in one round trip, under the tenant's policies. */
  statement(tenantId: string, userId: string): Statement;
  facts(rows: readonly Row[]): KnownFacts;
};

export const actorFactsPoint = defineExtensionPoint<ActorFacts>('identity.actorFacts');
