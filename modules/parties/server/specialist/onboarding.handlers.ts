import type { PlainDate } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Handler, RecordFacts, Tx } from '#kernel/server';
import {
  advanceOnboarding,
  contractInForce,
  decideAdvance,
  nextStage,
  readOnboarding,
  stageNeeds,
} from '../../domain/index.ts';
import type { OnboardingFacts } from '../../domain/index.ts';
import { todayOf } from '../today-of.ts';
import { contractsOf } from './contracts-of.ts';

const countsText = `select
  (select count(*)::int from specialist_fees
    where tenant_id = $1 and specialist_id = $2 and not is_deleted) as "feeCount",
  (select count(*)::int from specialist_report_types
    where tenant_id = $1 and specialist_id = $2 and not is_deleted) as "reportTypeCount"`;

type Counts = Pick<OnboardingFacts, 'feeCount' | 'reportTypeCount'>;

async function factsOf(
  tx: Tx,
  record: RecordFacts,
  today: PlainDate,
): Promise<OnboardingFacts & { id: string }> {
  const [counts] = await tx.query<Counts>(countsText, [tx.context.tenantId, record.id]);
  const contract = contractInForce(await contractsOf(tx, record.id), today);
  const isOver = !contract || (contract.endDate !== null && contract.endDate < today);
  return {
    ...(record as unknown as OnboardingFacts & { id: string }),
    feeCount: counts?.feeCount ?? 0,
    reportTypeCount: counts?.reportTypeCount ?? 0,
    signedContract: isOver ? null : { startDate: contract.startDate, endDate: contract.endDate },
  };
}

export const onboardingHandlers: readonly Handler[] = [
  handle(advanceOnboarding, async ({ record, tx, actor, services, commit }) =>
    commit(record, decideAdvance(await factsOf(tx, record, todayOf(actor, services)))),
  ),
  handle(readOnboarding, async ({ record, tx, actor, services }) => {
    const facts = await factsOf(tx, record, todayOf(actor, services));
    const next = nextStage(facts.stagedOnboarding);
    return {
      stage: facts.stagedOnboarding,
      next,
      needs: next ? stageNeeds(next, facts) : [],
    };
  }),
];
