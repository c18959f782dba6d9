import { openEnvelopesOf, stopEnvelope } from '#documents/server';
import { moduleNameOf } from '#kernel/domain';
import { writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { clientDocument } from '../../../domain/index.ts';

export const formLink = (id: string) => ({
  fromModule: moduleNameOf(clientDocument),
  objectId: id,
});

/** From here on nobody signs it by a link. */
export async function stopSigning(
  tx: Tx,
  services: Services,
  formId: string,
  why: { readonly who: string; readonly reason: string },
): Promise<void> {
  const call = {
    tx,
    services,
    who: why.who,
    write: (decision: Parameters<typeof writeBySystem>[1]) =>
      writeBySystem({ tx, services }, decision),
  };
  for (const id of await openEnvelopesOf(tx, formLink(formId), services.now())) {
    await stopEnvelope(call, id, why.reason);
  }
}
