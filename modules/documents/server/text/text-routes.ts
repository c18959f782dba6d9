import type { FastifyInstance } from 'fastify';
import { listOf, nullable, number, oneOf } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf, described } from '#kernel/server';
import type { Services } from '#kernel/server';
import { fileRights, isBeingRead, textStatuses } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { findOnScans, foundOnScan, placesQuery } from './find-on-scans.ts';
import { readAnew } from './read-text.job.ts';
import { pageTextsOf, textState } from './text-rows.ts';
import type { TextRow } from './text-rows.ts';

type WithId = { Params: { id: string } };

const state = nullable({
  status: oneOf(textStatuses),
  pagesDone: 'number',
  pagesTotal: 'number?',
  pagesFailed: 'number',
  reason: 'text?',
  changedAt: 'instant',
});
const page = {
  page: 'number',
  text: 'text',
  source: oneOf(['text', 'ocr']),
  confidence: 'number?',
} as const;
const mostPages = 100;
/** Whatever should have gone on has gone by then. */
const stuckMilliseconds = 3_600_000;

const reading = {
  config: { policy: { signedIn: true }, reads: { resource: 'file', operation: 'text' } },
} as const;

function pageNumber(given: string | undefined, fallback: number): number {
  const asked = Number(given ?? fallback);
  if (!Number.isInteger(asked) || asked < 1 || asked > 1_000_000) throw new Refused('malformed');
  return asked;
}

type Asked = { readonly page?: string; readonly maxResultCount?: string };

async function textOfFile(
  services: Services,
  actor: Actor,
  id: string,
  asked: Asked,
  call: string,
) {
  const from = pageNumber(asked.page, 1);
  const to = from - 1 + Math.min(pageNumber(asked.maxResultCount, mostPages), mostPages);
  const file = await reachFile(services, actor, id, 'read', call);
  const context = contextOf(actor, call);
  const [found] = await services.db.batch(context, [textState(file.id)]);
  const items = await services.db.snapshot(context, (tx) => pageTextsOf(tx, file.id, { from, to }));
  const text = (found?.rows[0] as TextRow | undefined) ?? null;
  return { state: text, items, totalCount: text?.pagesTotal ?? 0 };
}

/** Answers the new state. */
async function readAgain(services: Services, actor: Actor, id: string, call: string) {
  const file = await reachFile(services, actor, id, 'read', call);
  if (!fileRights.mayDownload(actor)) throw new Refused('notPermitted');
  return services.db.transaction(contextOf(actor, call), async (tx) => {
    const find = async () =>
      (await tx.batch([textState(file.id)]))[0]?.rows[0] as TextRow | undefined;
    const before = await find();
    const age = services.now().getTime() - Date.parse(before?.changedAt ?? '1970-01-01');
    if (before && isBeingRead(before) && age < stuckMilliseconds) return before;
    if (!(await readAnew(services, tx, file))) throw new Refused('noTextInFile');
    return find();
  });
}

export function textRoutes(app: FastifyInstance, services: Services): void {
  app.get<WithId>(
    '/app/files/:id/text',
    described(reading, {
      query: {
        page: number('First page', { min: 1 }),
        maxResultCount: number('Pages at most', { min: 1, max: mostPages }),
      },
      answer: { state, ...listOf(page) },
    }),
    ({ actor, params, query, id }) => textOfFile(services, actor, params.id, query as Asked, id),
  );
  app.get<WithId>(
    '/app/files/:id/places',
    described(reading, { query: placesQuery, answer: { items: [foundOnScan] } }),
    ({ actor, params, query, id }) =>
      findOnScans(services, actor, params.id, query as Record<string, string>, id),
  );
  app.post<WithId>(
    '/app/files/:id/text',
    described({ config: { policy: { signedIn: true } } }, { answer: state }),
    ({ actor, params, id }) => readAgain(services, actor, params.id, id),
  );
}
