import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readDocument } from '#documents/server';
import { can } from '#kernel/domain';
import { contextOf, isUuid, Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import { viewAgreement } from '../../domain/index.ts';
import { contractsOf } from './contracts-of.ts';

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { contractId?: string } }>;

/** The document was escaped when it was written; the policy keeps it from running anything anyway. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** C-216, R-284: what was generated for signature, as it was then. */
export function agreementRoutes(app: FastifyInstance, services: Services): void {
  const config = { policy: { ability: viewAgreement.ability } };
  app.get(
    '/app/specialists/:id/ViewSpecialistAgreement',
    { config },
    async (request: Asked, reply) => {
      const { actor, params, query } = request;
      const isOwn = actor.ids['specialistId']?.includes(params.id) ?? false;
      if (!isUuid(params.id) || !(isOwn || can(actor, 'specialist.read')))
        throw new Refused('notFound');
      const context = contextOf(actor, request.id);
      const html = await services.db.snapshot(context, async (tx) => {
        const contracts = await contractsOf(tx, params.id);
        const contract = contracts.find(
          ({ id, documentId }) => documentId && (!query.contractId || query.contractId === id),
        );
        if (!contract?.documentId) throw new Refused('agreementMissing');
        return readDocument(services, tx, contract.documentId);
      });
      const recordId = params.id;
      await services.readLog.recordRead(context, {
        operation: 'read',
        resource: 'specialist',
        recordId,
        detail: { part: 'agreement' },
      });
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .send(html);
    },
  );
}
