import type { FastifyInstance, FastifyRequest } from 'fastify';
import { documentFormat, readDocument, sendDocument } from '#documents/server';
import { can } from '#kernel/domain';
import { contextOf, isUuid, Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import { viewAgreement } from '../../domain/index.ts';
import { contractsOf } from './contracts-of.ts';

type Asked = FastifyRequest<{
  Params: { id: string };
  Querystring: { contractId?: string; format?: string };
}>;

/** C-216, R-284: what was generated for signature, as it was then; with `format=pdf` as a PDF. */
export function agreementRoutes(app: FastifyInstance, services: Services): void {
  const config = { policy: { ability: viewAgreement.ability } };
  app.get(
    '/app/specialists/:id/ViewSpecialistAgreement',
    { config },
    async (request: Asked, reply) => {
      const { actor, params, query } = request;
      const format = documentFormat(query.format);
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
      return sendDocument(services, reply, { html, fileName: 'Agreement' }, format);
    },
  );
}
