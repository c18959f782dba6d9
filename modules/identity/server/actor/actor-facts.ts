import type { Actor } from '#kernel/domain';
import type { Row, Statement } from '#kernel/server';

/** Texts and ids that a later module knows about a user; both end up in the actor. */
type KnownFacts = Pick<Actor, 'attributes' | 'ids'>;

/** What a later module knows about a user. */
export type ActorFacts = {
  readonly name: string;
  /** Runs with the actor's own statement in one round trip, under the tenant's policies. */
  statement(tenantId: string, userId: string): Statement;
  facts(rows: readonly Row[]): KnownFacts;
};

const contributed = new Map<string, ActorFacts>();

/** Called by composition roots and modules below; twice by the same name is once. */
export function contributeActorFacts(facts: ActorFacts): void {
  contributed.set(facts.name, facts);
}

export const actorFacts = (): readonly ActorFacts[] => [...contributed.values()];
