import { createHash } from 'node:crypto';
import { appointment } from '#booking/domain';
import { contextOfLink, findLink } from '#identity/server';
import type { FoundLink } from '#identity/server';
import { can, fileAnswer, findLinkDefinition } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, actorOfUser, described } from '#kernel/server';
import type { Services } from '#kernel/server';
import type { FastifyInstance } from 'fastify';
import { calendarLinks, feedText } from '../../domain/index.ts';
import { entriesOf } from './feed-entries.ts';

const feedRead = { operation: 'calendarFeed', resource: appointment.name };
const anonymous = { config: { policy: { anonymous: true } }, bodyLimit: 1024 } as const;

/** The feed goes on only as long as its issuer may see appointments. */
async function issuerOf(services: Services, link: FoundLink): Promise<Actor> {
  const { tenantId, issuerId, issuerTenantId } = link;
  const isOfTenant = issuerId !== null && issuerTenantId === tenantId;
  const actor = isOfTenant ? await actorOfUser(services, { tenantId, userId: issuerId }) : null;
  if (!actor || !can(actor, `${appointment.name}.list`)) throw new Refused('linkNotValid');
  return actor;
}

const nameText = `select coalesce(
    (select titled_name from party_specialists where id = $1::uuid),
    (select name from party_centres where id = $1::uuid)) as subject,
  (select shown_name from platform_tenants where id = current_tenant()) as practice`;

type Names = { readonly subject: string | null; readonly practice: string | null };

/** Calendar programs ask every few minutes: who has it already gets nothing again. */
export function calendarFeedRoute(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { token: string } }>(
    '/app/calendar-feeds/:token/calendar.ics',
    described(anonymous, {
      summary: 'Read a calendar feed',
      answer: fileAnswer('text/calendar'),
    }),
    async (request, reply) => {
      const link = await findLink(services, calendarLinks, request.params.token, request);
      const actor = await issuerOf(services, link);
      const { entries, names } = await services.db.snapshot(contextOfLink(link), async (tx) => ({
        entries: await entriesOf(tx, actor, link, services.now()),
        names: (await tx.query<Names>(nameText, [link.subjectId]))[0],
      }));
      const name = names?.subject ?? findLinkDefinition(link.kind)?.label;
      const text = feedText({
        name: [name, names?.practice].filter(Boolean).join(' – '),
        publicUrl: services.config.publicUrl,
        entries,
      });
      const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
      void reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === tag) return reply.status(304).send();
      await services.readLog.recordRead(contextOfLink(link, request.id), feedRead);
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  );
}
