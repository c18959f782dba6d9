import type { FastifyReply } from 'fastify';
import { Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import { asFile, fileById } from '../file-row.ts';
import { sendFile } from './send-file.ts';

type Context = Parameters<Services['db']['batch']>[0];

/** A file by its id. Whoever calls has checked the right to read it. */
export async function sendKeptFile(
  services: Services,
  context: Context,
  reply: FastifyReply,
  id: string,
): Promise<FastifyReply> {
  const [found] = await services.db.batch(context, [fileById(id)]);
  const file = asFile(found?.rows[0]);
  if (!file) throw new Refused('notFound');
  return sendFile(services, reply, file, 'inline');
}
