import { makeLink } from '#identity/server';
import type { Actor } from '#kernel/domain';
import { contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { reachFile } from '../file-access.ts';
import { streamLink } from '../../domain/index.ts';

const seconds = 3600;

/** The player of a browser carries no sign-in: it asks for byte ranges by an address of its own. */
export async function streamToken(
  services: Services,
  actor: Actor,
  fileId: string,
  requestId: string,
): Promise<{ url: string; expiresInSeconds: number }> {
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  const { token } = await services.db.transaction(contextOf(actor, requestId), (tx) =>
    makeLink(tx, services, streamLink, { subjectId: file.id }),
  );
  const query = new URLSearchParams({ accessToken: token });
  return {
    url: `/app/files/view/${encodeURIComponent(file.name)}?${query.toString()}`,
    expiresInSeconds: seconds,
  };
}
