import type { FastifyReply } from 'fastify';
import { makeLink } from '#identity/server';
import type { Actor } from '#kernel/domain';
import { contextOf } from '#kernel/server';
import type { Services } from '#kernel/server';
import { reachFile } from '../file-access.ts';
import { streamLink } from '../../domain/index.ts';
import { bindToBrowser } from './token-holder.ts';

const seconds = 3600;

/** The player of a browser carries no sign-in: it asks for byte ranges by an address of its own. */
export async function streamToken(
  services: Services,
  actor: Actor,
  fileId: string,
  reply: FastifyReply,
): Promise<{ url: string; expiresInSeconds: number }> {
  const requestId = reply.request.id;
  const file = await reachFile(services, actor, fileId, 'read', requestId);
  const payload = bindToBrowser(services, reply, seconds);
  const { token } = await services.db.transaction(contextOf(actor, requestId), (tx) =>
    makeLink(tx, services, streamLink, { subjectId: file.id, payload }),
  );
  const query = new URLSearchParams({ accessToken: token });
  return {
    url: `/app/files/view/${encodeURIComponent(file.name)}?${query.toString()}`,
    expiresInSeconds: seconds,
  };
}
