import type { FastifyReply, FastifyRequest } from 'fastify';
import { dryRun, dryRunHeader } from '../action/dry-run.ts';
import { contextOf } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { dryRunStatus } from './openapi-operation.ts';
import { sendJson } from './send-json.ts';

/** For a route that is no action and has `isTried`: its work in one transaction, kept or tried. */
export async function runOrDryRun(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const context = contextOf(request.actor, request.id);
  if (request.headers[dryRunHeader] === undefined) return services.db.transaction(context, work);
  const told = await dryRun(services, services.db, context, work);
  return sendJson(reply, JSON.stringify(told), dryRunStatus);
}
