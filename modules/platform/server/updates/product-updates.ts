import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/domain';
import { contextOf, described } from '#kernel/server';
import type { Services } from '#kernel/server';

const most = 50;

/** The host reads everything; others what is meant for their edition. */
const newsText = `select u.id, u.title, u.version, u.summary, u.body, u.published_time as "publishedTime",
    u.published_time > coalesce(r.seen_at, '-infinity') as "isNew"
  from system_update u
  left join update_reads r on r.tenant_id = $1 and r.user_id = $2
  where not u.is_deleted and u.published_time <= now()
    and ($4 or cardinality(u.audience) = 0 or $3 = any (u.audience))
  order by u.published_time desc, u.id limit ${most}`;

const seenText = `insert into update_reads (tenant_id, user_id, seen_at) values ($1, $2, now())
  on conflict (tenant_id, user_id) do update set seen_at = excluded.seen_at`;

const news = async ({ db }: Services, actor: Actor): Promise<object> => {
  const [found] = await db.batch(contextOf(actor), [
    { text: newsText, values: [actor.tenantId, actor.userId, actor.edition, actor.isHost] },
  ]);
  const items = found?.rows ?? [];
  return { items, unseen: items.filter((item) => item['isNew']).length };
};

/** */
export function productUpdateRoutes(app: FastifyInstance, services: Services): void {
  const signedIn = { config: { policy: { signedIn: true } } } as const;
  app.get(
    '/app/product-updates',
    described(signedIn, {
      answer: {
        items: [
          {
            id: 'id',
            title: 'text',
            version: 'text?',
            summary: 'text?',
            body: 'text?',
            publishedTime: 'instant',
            isNew: 'flag',
          },
        ],
        unseen: 'number',
      },
    }),
    ({ actor }) => news(services, actor),
  );
  app.put(
    '/app/product-updates/seen',
    described(signedIn, { answer: 'nothing' }),
    async ({ actor }, reply) => {
      await services.db.batch(contextOf(actor), [
        { text: seenText, values: [actor.tenantId, actor.userId] },
      ]);
      return reply.status(204).send();
    },
  );
}
