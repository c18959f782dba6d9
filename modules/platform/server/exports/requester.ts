import type { Actor } from '#kernel/domain';
import type { Services } from '#kernel/server';

export type Requester = { readonly tenantId: string; readonly userId: string };
export type LoadRequester = (services: Services, who: Requester) => Promise<Actor | null>;

let loadRequester: LoadRequester | undefined;

/** Called by the later module that knows users: who they are now, without a sign-in. */
export function contributeRequesters(load: LoadRequester): void {
  loadRequester = load;
}

/** Null: the user or the tenant is no longer active. */
export function requesterOf(services: Services, who: Requester): Promise<Actor | null> {
  if (!loadRequester) throw new Error('No module says who asked for an export');
  return loadRequester(services, who);
}
