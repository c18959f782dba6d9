import type { Actor } from '#kernel/domain';
import { modulesOf } from './composed-modules.ts';
import type { Services } from './services.ts';

/** Who a user is now, without a sign-in. Null: the user or the tenant is no longer active. */
export async function actorOfUser(
  services: Services,
  who: { readonly tenantId: string; readonly userId: string },
): Promise<Actor | null> {
  const [load] = modulesOf(services).flatMap(({ tasks }) => tasks?.starter ?? []);
  return load ? load(services, who) : null;
}
