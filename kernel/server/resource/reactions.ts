import type { Actor, AnyResource, RecordOf } from '#kernel/domain';
import type { RecordFacts } from '../action/handle.ts';
import { modulesOf } from '../composed-modules.ts';
import type { Tx } from '../db/database.ts';
import type { ServerModule, Services } from '../services.ts';
import { createRecord } from './operations.ts';
import type { JsonText } from './operations.ts';
import { readStatement } from './read-sql.ts';
import { todayFor } from './today-for.ts';

export type Created = {
  /** The transaction of the create: what is done here happens with the record or not at all. */
  readonly tx: Tx;
  readonly record: RecordFacts;
  readonly actor: Actor;
  readonly services: Services;
  readonly modules: readonly ServerModule[];
};

/** What follows when somebody adds or changes a record of a resource. */
export type Reaction = (created: Created) => Promise<void>;

/** The same with the record typed by its definition. */
export const reactionTo = <R extends AnyResource>(
  _resource: R,
  react: (created: Omit<Created, 'record'> & { readonly record: RecordOf<R> }) => Promise<void>,
): Reaction => react as Reaction;

type What = 'created' | 'updated';

const reactionsTo = (services: Services, resource: AnyResource, what: What): Reaction[] =>
  modulesOf(services).flatMap((module) => module[what]?.[resource.name] ?? []);

/** Such a write needs a transaction of its own. */
export const hasReactions = (
  services: Services,
  resource: AnyResource,
  what: What = 'created',
): boolean => reactionsTo(services, resource, what).length > 0;

type Addition = {
  readonly actor: Actor;
  readonly services: Services;
  readonly resource: AnyResource;
};

/** The record and all that follows from it. */
export async function addRecord(
  tx: Tx,
  addition: Addition & { readonly body: unknown },
): Promise<JsonText> {
  const { actor, services, resource, body } = addition;
  const json = await createRecord(tx, actor, resource, body, todayFor(actor, services));
  return reactTo(tx, addition, json);
}

/** What follows from a record that has just been written. It may change it further. */
export async function reactTo(
  tx: Tx,
  { actor, services, resource }: Addition,
  json: JsonText,
  what: What = 'created',
): Promise<JsonText> {
  const reactions = reactionsTo(services, resource, what);
  if (!reactions.length) return json;
  const record = JSON.parse(json) as RecordFacts;
  const modules = modulesOf(services);
  for (const react of reactions) await react({ tx, record, actor, services, modules });
  const ability = `${resource.name}.${what === 'created' ? 'create' : 'update'}`;
  const [found] = await tx.batch([readStatement(actor, resource, record.id, { ability })]);
  return found?.raw ?? json;
}
