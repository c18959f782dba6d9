import type { FastifyInstance } from 'fastify';
import { Refused, acrossTenants, systemContext, writeBySystem } from '#kernel/server';
import type { Services } from '#kernel/server';
import { OutsideRefused, OutsideUnavailable, addHookRoute } from '#platform/server';
import type { Told } from '#platform/server';
import { decideNews, docusignConnector } from '../../../domain/index.ts';
import { lockEnvelope } from '../read-envelope.ts';
import { visitOf } from '../signing-visit.ts';
import { openDocusign } from './docusign-client.ts';
import { docusignFetchJob, webhookPath } from './docusign-jobs.ts';
import { newsOf } from './docusign-news.ts';

/** Which envelope it is about; null where it says none. */
function toldEnvelope({ data }: Told['body']): string | null {
  if (typeof data !== 'object' || data === null || !('envelopeId' in data)) return null;
  return typeof data.envelopeId === 'string' ? data.envelopeId : null;
}

const findText = `select tenant_id as "tenantId", id from envelopes
  where external_id = $1 and provider = 'docusign' and not is_deleted`;

type Found = { readonly tenantId: string; readonly id: string };

async function envelopeOf(services: Services, externalId: string): Promise<Found | null> {
  const [found] = await services.hostDb.batch(acrossTenants, [
    { text: findText, values: [externalId] },
  ]);
  return (found?.rows[0] as Found | undefined) ?? null;
}

/** What was told is repeated until we take it, so a moment in which it cannot be read costs nothing. */
async function readThere(services: Services, { tenantId, id }: Found, externalId: string) {
  try {
    const client = await openDocusign(services, systemContext(tenantId, `envelope:${id}`));
    return newsOf(await client.read(externalId));
  } catch (error) {
    if (error instanceof OutsideRefused || error instanceof OutsideUnavailable)
      throw new Refused('unavailable');
    throw error;
  }
}

async function hear(services: Services, { request, body, isNew }: Told): Promise<void> {
  const externalId = toldEnvelope(body);
  const found = externalId && (await envelopeOf(services, externalId));
  if (!found) return;
  const news = await readThere(services, found, externalId);
  if (!news) return;
  const { tenantId, id } = found;
  await services.db.transaction(systemContext(tenantId, `envelope:${id}`), async (tx) => {
    if (!(await isNew(tx))) return;
    const { envelope, signers } = await lockEnvelope(tx, id);
    const decision = decideNews(envelope, signers, news, visitOf(request, services));
    await writeBySystem({ tx, services }, decision);
    if (news.status === 'completed') {
      await services.jobs.enqueue(tx, docusignFetchJob, { tenantId, envelopeId: id });
    }
  });
}

export const docusignRoutes = (app: FastifyInstance, services: Services): Promise<void> =>
  addHookRoute(app, services, {
    connector: docusignConnector,
    path: webhookPath,
    secret: ({ docusign }) => docusign?.webhookSecret,
    hear: (told) => hear(services, told),
  });
