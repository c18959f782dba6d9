import { can, findResource } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import { modulesOf } from '../composed-modules.ts';
import type { Tx } from '../db/database.ts';
import { defineExtensionPoint } from '../extension-point.ts';
import { Refused } from '../refused.ts';
import { createRecord, updateRecord } from '../resource/operations.ts';
import { todayFor } from '../resource/today-for.ts';
import type { Choices } from '../rule/rules-of.ts';
import { withRules } from '../rule/with-rules.ts';
import type { Services } from '../services.ts';
import { writeBySystem } from './commit.ts';

/** A call as it can be done again by somebody else: an action by its ability, or a verb of a resource. */
export type KeptCall = {
  readonly ability: string;
  readonly resource: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly choices: Choices;
};

type Caller = {
  readonly actor: Actor;
  readonly services: Services;
  readonly requestId: string;
};

/** Looks at a call that a rule has refused; what it does not keep, the caller hears of. */
type CallKeeper = {
  keep(caller: Caller, call: KeptCall, refused: Refused): Promise<void>;
};

export const callKeeperPoint = defineExtensionPoint<CallKeeper>('kernel.callKeeper');

/** Nothing of a refused call was written; a keeper may write it down, to be done when somebody agrees. */
export async function orKeep<T>(
  caller: Caller,
  call: KeptCall,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused && error.choice)
      for (const keeper of callKeeperPoint.of(caller.services))
        await keeper.keep(caller, call, error);
    throw error;
  }
}

type Repeating = Caller & { readonly tx: Tx };

const handlerOf = (services: Services, ability: string) =>
  modulesOf(services)
    .flatMap(({ handlers = [] }) => handlers)
    .find(({ action }) => action.ability === ability);

/** As the form does it: checked as the verb checks it, with its rules. */
async function repeatVerb(given: Repeating, call: KeptCall, resource: AnyResource): Promise<void> {
  const { tx, actor, services } = given;
  const { id } = call.params;
  const today = todayFor(actor, services);
  const writing = {
    tx,
    actor,
    services,
    choices: call.choices,
    commit: writeBySystem,
    isEdit: true,
  };
  if (id !== undefined) {
    const changed = { resource: resource.name, kind: 'change', ids: [id] } as const;
    await withRules(writing, [changed], () =>
      updateRecord(tx, actor, resource, id, call.body, today),
    );
    return;
  }
  await withRules(
    writing,
    [],
    () => createRecord(tx, actor, resource, call.body, today),
    (json) => {
      const made = JSON.parse(json) as { id: string };
      return [{ resource: resource.name, kind: 'create', ids: [made.id] }];
    },
  );
}

/** In the given transaction and under the rights of whoever does it now, never of whoever asked. */
export async function repeatCall(given: Repeating, call: KeptCall): Promise<void> {
  const { actor, services } = given;
  if (!can(actor, call.ability)) throw new Refused('notPermitted');
  const handler = handlerOf(services, call.ability);
  if (handler) {
    await handler.run({ ...given, ...call });
    return;
  }
  const resource = findResource(call.resource);
  if (!resource) throw new Refused('notFound');
  await repeatVerb(given, call, resource);
}
