import { aPerson, aPractice } from '#identity/testing';
import type { TestServer } from '#kernel/testing';
import type { RoleName } from '#platform/domain';

/** A tenant of its own, and whoever is asked for in it, signed in with a real account. */
export async function somePeople(server: TestServer) {
  const practice = await aPractice(server.services);
  const { tenantId } = practice;
  const features = ['RealtimeNotification'];
  return {
    tenantId,
    async signIn(
      role: RoleName,
      attributes: Readonly<Record<string, string>> = {},
      ids: Readonly<Record<string, readonly string[]>> = {},
    ) {
      const { id } = await aPerson(server.services, practice, { roles: [role] });
      return server.signedIn({
        tenantId,
        userId: id,
        roles: [role],
        features,
        attributes: { userId: id, ...attributes },
        ids,
      });
    },
    /** Through the walls, for facts that no route writes. */
    run: (text: string, values: readonly unknown[] = []) =>
      server.services.hostDb.batch({ tenantId }, [{ text, values }]),
  };
}
