import { withAmounts } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { Refused, defineRule } from '#kernel/server';
import type { Changed, Rule, RuleCall, Services, Tx } from '#kernel/server';
import { secondPersonChoice, secondPersonName } from '../../domain/index.ts';
import type { ApprovalKindName, SecondPersonNeeded } from '../../domain/index.ts';
import { isAgreed } from './agreed-calls.ts';
import { endRequests } from './end-requests.ts';

type Guarded<F> = {
  readonly kind: ApprovalKindName;
  /** What the rule says to people. */
  readonly sentence: string;
  readonly on: AnyResource;
  readonly when: Rule['when'];
  readonly facts: (
    tx: Tx,
    ids: readonly string[],
    services: Services,
  ) => Promise<ReadonlyMap<string, F>>;
  /** Null: this write needs nobody else. */
  readonly asks: (
    call: RuleCall,
    changed: Changed<F>,
  ) => Promise<SecondPersonNeeded | null> | SecondPersonNeeded | null;
};

/**
 * Whichever path writes it, one person alone does not. The call is refused with a choice; sent again with it,
 * the call itself is kept (`call-keeper.ts`) and done when somebody else agrees.
 */
export const needsSecondPerson = <F>(guarded: Guarded<F>): readonly Rule[] => [
  defineRule({
    name: `correspondence.secondPerson.${guarded.kind}.${guarded.on.name}`,
    sentence: guarded.sentence,
    on: guarded.on,
    when: guarded.when,
    choice: secondPersonName,
    facts: guarded.facts,
    async follow(call, changes) {
      // The server's own work was decided by a rule or a job, not by one person.
      if (!call.actor || isAgreed(call.tx)) return;
      for (const changed of changes) {
        const needed = await guarded.asks(call, changed);
        if (!needed) continue;
        const { actor } = call;
        throw new Refused('secondPersonNeeded', {
          values: { what: needed.subject },
          choice: secondPersonChoice({
            ...needed,
            subject: withAmounts(actor, needed.subject),
            differences: needed.differences.map((one) => withAmounts(actor, one)),
          }),
        });
      }
    },
  }),
  defineRule({
    name: `correspondence.requestsEnd.${guarded.kind}.${guarded.on.name}`,
    sentence: 'What waits for a second person ends with the record that it is about.',
    on: guarded.on,
    when: ['remove'],
    async follow(call, changes) {
      await endRequests(
        call,
        { recordIds: changes.map(({ id }) => id) },
        'The record was deleted.',
      );
    },
  }),
];
