import { accept, change, check, inputSchema } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { contextOf, invalid, writeBySystem } from '#kernel/server';
import type { Services } from '#kernel/server';
import { user } from '../../domain/index.ts';
import { profileFields } from './profile-fields.ts';

export async function changeProfile(
  services: Services,
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
  const decision = accept(change(user, actor.userId, Object.fromEntries(changes)));
  await services.db.transaction(contextOf(actor, requestId), (tx) =>
    writeBySystem({ tx, services }, decision),
  );
}
