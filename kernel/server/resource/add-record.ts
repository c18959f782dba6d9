import type { Actor, AnyResource } from '#kernel/domain';
import { writeBySystem } from '../action/commit.ts';
import type { Tx } from '../db/database.ts';
import { tellScreens, asWrites } from '../rule/tell-screens.ts';
import type { Touched } from '../rule/touched.ts';
import { withRules } from '../rule/with-rules.ts';
import type { Services } from '../services.ts';
import { createRecord } from './operations.ts';
import type { JsonText } from './operations.ts';
import { readStatement } from './read-sql.ts';
import { todayFor } from './today-for.ts';

type Addition = {
  readonly actor: Actor;
  readonly services: Services;
  readonly resource: AnyResource;
  readonly body: unknown;
};

const idIn = (json: JsonText): string => (JSON.parse(json) as { id: string }).id;

/** For actions that make a record as the form does: checked as the verb checks it, with its rules. */
export async function addRecord(
  tx: Tx,
  { actor, services, resource, body }: Addition,
): Promise<JsonText> {
  const made = (json: JsonText): Touched[] => [
    { resource: resource.name, kind: 'create', ids: [idIn(json)] },
  ];
  const { written, hasFollowed } = await withRules(
    { tx, actor, services, choices: {}, commit: writeBySystem, isEdit: true },
    [],
    () => createRecord(tx, actor, resource, body, todayFor(actor, services)),
    made,
  );
  await tellScreens({ tx, actor, services }, made(written).flatMap(asWrites));
  if (!hasFollowed) return written;
  const ability = `${resource.name}.create`;
  const [found] = await tx.batch([readStatement(actor, resource, idIn(written), { ability })]);
  return found?.raw ?? written;
}
