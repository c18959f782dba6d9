import type { Actor } from '#kernel/domain';
import { contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { reachFile } from '../file-access.ts';
import { mintFileToken } from './file-token.ts';

const seconds = 3600;
/** A player asks for a part whenever it jumps; nobody jumps so often in an hour. */
const uses = 5000;

/** The player of a browser carries no sign-in: it asks for byte ranges by an address of its own. */
export async function streamToken(
  services: Services,
  actor: Actor,
  fileId: string,
  requestId: string,
): Promise<{ url: string; expiresInSeconds: number }> {
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  const now = services.now();
  const token = await services.db.transaction(contextOf(actor, requestId), (tx) =>
    mintFileToken(tx, { purpose: 'download', fileId: file.id, seconds, now, uses }),
  );
  const query = new URLSearchParams({ accessToken: token });
  return {
    url: `/app/files/view/${encodeURIComponent(file.name)}?${query.toString()}`,
    expiresInSeconds: seconds,
  };
}
