import { answer, contextOf, handle, invariantsOf, Refused } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { listContradictions, lookForContradictions } from '../../domain/index.ts';
import { lookAtModule, lookedAtModules } from './keep-contradictions.ts';

const listText = `select id, invariant, sentence, module as "fromModule", record_id as "objectId",
    first_seen as "firstSeen"
  from contradictions where gone_at is null order by first_seen desc, invariant, name limit 1000`;

const looksText = `select module, looked_at as "lookedAt" from contradiction_looks`;

type Kept = {
  readonly id: string;
  readonly invariant: string;
  readonly sentence: string;
  readonly fromModule: string;
  readonly objectId: string;
  readonly firstSeen: string;
};

export const contradictionHandlers: readonly Handler[] = [
  handle(listContradictions, async ({ actor, services }) => {
    const [kept, looked] = await services.db.batch(contextOf(actor), [
      { text: listText },
      { text: looksText },
    ]);
    const invariants = invariantsOf(services);
    const mends = new Map(invariants.map(({ name, mend }) => [name, mend]));
    const at = new Map(looked?.rows.map((row) => [String(row['module']), row['lookedAt']]));
    return answer({
      items: ((kept?.rows ?? []) as Kept[]).flatMap((row) => {
        const mend = mends.get(row.invariant);
        return mend ? [{ ...row, mendLabel: mend.label, mendWords: mend.words }] : [];
      }),
      looks: lookedAtModules(services).map((module) => ({
        module,
        invariants: invariants.filter(({ owner }) => owner === module).length,
        lookedAt: at.get(module) ?? null,
      })),
    });
  }),
  handle(lookForContradictions, async ({ actor, input, services }) => {
    if (!lookedAtModules(services).includes(input.module)) throw new Refused('notFound');
    const found = await lookAtModule(services, actor.tenantId, input.module);
    return answer({ found: found.length });
  }),
];
