import { createHmac, timingSafeEqual } from 'node:crypto';
import { optional } from '#kernel/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused, acrossTenants, described, systemContext, writeBySystem } from '#kernel/server';
import type { Services } from '#kernel/server';
import { decideNews } from '../../../domain/index.ts';
import type { ProviderNews } from '../../../domain/index.ts';
import { lockEnvelope } from '../read-envelope.ts';
import { visitOf } from '../signing-visit.ts';
import { docusignFetchJob, webhookPath } from './docusign-jobs.ts';

const statuses = ['sent', 'delivered', 'completed', 'declined', 'voided'] as const;

const signerStatuses: Readonly<Record<string, ProviderNews['signers'][number]['status']>> = {
  sent: 'invited',
  delivered: 'opened',
  completed: 'signed',
  signed: 'signed',
  declined: 'declined',
};

type Told = {
  readonly data?: {
    readonly envelopeId?: string;
    readonly envelopeSummary?: {
      readonly status?: string;
      readonly voidedReason?: string;
      readonly recipients?: {
        readonly signers?: readonly {
          readonly email?: string;
          readonly status?: string;
          readonly declinedReason?: string;
        }[];
      };
    };
  };
};

export function readNews(text: string): (ProviderNews & { readonly externalId: string }) | null {
  const { data } = JSON.parse(text) as Told;
  const summary = data?.envelopeSummary;
  const status = statuses.find((one) => one === summary?.status);
  if (!data?.envelopeId || !status) return null;
  const people = summary?.recipients?.signers ?? [];
  const declined = people.find(({ declinedReason }) => declinedReason)?.declinedReason;
  return {
    externalId: data.envelopeId,
    status,
    reason: (summary?.voidedReason || declined || null)?.slice(0, 1000) ?? null,
    signers: people.flatMap(({ email, status: told }) => {
      const known = signerStatuses[told ?? ''];
      return email && known ? [{ email, status: known }] : [];
    }),
  };
}

/** Any of several secrets may be in use while one is replaced; each has a header of its own. */
function isSigned({ headers, body }: FastifyRequest, secret: string): boolean {
  const right = createHmac('sha256', secret)
    .update(body as Buffer)
    .digest();
  return Object.entries(headers)
    .filter(([name]) => /^x-docusign-signature-\d+$/.test(name))
    .some(([, value]) => {
      const given = Buffer.from(String(value), 'base64');
      return given.length === right.length && timingSafeEqual(given, right);
    });
}

const findText = `select tenant_id as "tenantId", id from envelopes
  where external_id = $1 and provider = 'docusign' and not is_deleted`;

async function hear(services: Services, request: FastifyRequest): Promise<void> {
  const news = readNews(String(request.body));
  if (!news) return;
  const [found] = await services.hostDb.batch(acrossTenants, [
    { text: findText, values: [news.externalId] },
  ]);
  const { tenantId, id } = (found?.rows[0] ?? {}) as { tenantId?: string; id?: string };
  if (!tenantId || !id) return;
  await services.db.transaction(systemContext(tenantId, `envelope:${id}`), async (tx) => {
    const { envelope, signers } = await lockEnvelope(tx, id);
    const decision = decideNews(envelope, signers, news, visitOf(request, services));
    await writeBySystem({ tx, services }, decision);
    if (news.status === 'completed') {
      await services.jobs.enqueue(tx, docusignFetchJob, { tenantId, envelopeId: id });
    }
  });
}

const body = { $schema: { type: 'object' } } as const;
const options = { config: { policy: { anonymous: true } }, bodyLimit: 1_048_576 } as const;

/** The signature covers the bytes as they came, so they are not parsed before it is checked. */
export async function docusignRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register((scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    scope.post(
      webhookPath,
      described(options, { body, answer: { heard: optional('flag') } }),
      async (request) => {
        const { docusign } = services.config;
        if (!docusign || !isSigned(request, docusign.webhookSecret)) throw new Refused('notFound');
        await hear(services, request);
        return { heard: true };
      },
    );
    return Promise.resolve();
  });
}
