import { check, inputSchema } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { contextOf, invalid, snake } from '#kernel/server';
import type { Services } from '#kernel/server';
import { profileFields } from './profile-fields.ts';

export async function changeProfile(
  { db }: Services,
  actor: Actor,
  body: unknown,
  requestId: string,
): Promise<void> {
  const checked = check(inputSchema(profileFields), body);
  if (!checked.ok) throw invalid(checked.errors);
  const changes = Object.entries(checked.value).filter(
    ([key, value]) =>
      value !== undefined && key in profileFields && !(value === null && key.endsWith('Name')),
  );
  if (!changes.length) return;
  const columns = changes.map(([key], index) => `${snake(key)} = $${index + 3}`);
  await db.batch(contextOf(actor, requestId), [
    {
      text: `update users set ${columns.join(', ')}, concurrency_stamp = gen_random_uuid(),
          last_modification_time = now(), last_modifier_id = $2 where tenant_id = $1 and id = $2`,
      values: [actor.tenantId, actor.userId, ...changes.map(([, value]) => value)],
    },
  ]);
}
