import type { FastifyInstance } from 'fastify';
import { sendKeptFile } from '#documents/server';
import { fileAnswer } from '#kernel/domain';
import { contextOf, described, isUuid, Refused } from '#kernel/server';
import type { Services } from '#kernel/server';
import { portalFormShape, portalSignatureShape } from '../../domain/index.ts';
import { portalForms } from './forms/index.ts';
import { portalClientId } from './portal-client.ts';

const reads = (operation: string) =>
  ({
    config: { policy: { signedIn: true }, reads: { resource: 'clientDocument', operation } },
  }) as const;

const documentsText = `select d.id, d.name, d.kind, f.name as "fileName", f.size, f.content_type as "contentType",
    d.creation_time as "creationTime"
  from client_documents d join files f on f.tenant_id = d.tenant_id and f.id = d.file_id and f.status = 'stored'
  where d.client_id = $1::uuid and d.kind = 'document' and d.is_active and not d.is_deleted
  order by d.creation_time desc, d.id limit 100`;

const fileText = `select d.file_id as "fileId" from client_documents d
  where d.id = $1::uuid and d.client_id = $2::uuid and d.is_active and not d.is_deleted`;

const meText = `select c.first_name as "firstName", t.shown_name as practice, t.email, t.timezone as "timeZone"
  from clients c join platform_tenants t on t.id = c.tenant_id where c.id = $1::uuid`;

const document = {
  id: 'id',
  name: 'text',
  kind: 'text',
  fileName: 'text',
  size: 'number',
  contentType: 'text',
  creationTime: 'instant',
} as const;

/** G-066: every statement names the caller's own client, so that another one's record is not found. */
export function portalRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/app/portal',
    described(reads('portal'), {
      answer: {
        firstName: 'text',
        practice: 'text',
        email: 'text?',
        timeZone: 'text',
        forms: [portalFormShape],
        signatures: [portalSignatureShape],
        documents: [document],
      },
    }),
    async ({ actor, id }) => {
      const clientId = portalClientId(actor);
      return services.db.transaction(contextOf(actor, id), async (tx) => {
        const [me] = await tx.query(meText, [clientId]);
        const documents = await tx.query(documentsText, [clientId]);
        return { ...me, ...(await portalForms(tx, services, clientId)), documents };
      });
    },
  );

  app.get<{ Params: { id: string } }>(
    '/app/portal/documents/:id',
    described(reads('portalFile'), { answer: fileAnswer('application/octet-stream') }),
    async ({ actor, params, id }, reply) => {
      const clientId = portalClientId(actor);
      if (!isUuid(params.id)) throw new Refused('notFound');
      const context = contextOf(actor, id);
      const [found] = await services.db.batch(context, [
        { text: fileText, values: [params.id, clientId] },
      ]);
      const fileId = found?.rows[0]?.['fileId'];
      if (typeof fileId !== 'string') throw new Refused('notFound');
      return sendKeptFile(services, context, reply, fileId);
    },
  );
}
