import type { FastifyReply } from 'fastify';

/** JSON text that is already serialised. */
export const sendJson = (reply: FastifyReply, json: string, status = 200): FastifyReply =>
  reply.status(status).header('content-type', 'application/json; charset=utf-8').send(json);
