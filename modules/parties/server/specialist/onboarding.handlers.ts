import type { PlainDate, RecordOf } from '#kernel/domain';
import { handle } from '#kernel/server';
import type { Call, Handler, Tx } from '#kernel/server';
import {
  decideAdvance,
  decideCompletion,
  decideReinstatement,
  nextStage,
  readOnboarding,
  signedContractOf,
  specialistWorkflow,
  stageNeeds,
} from '../../domain/index.ts';
import type { OnboardingFacts, SignedContract, specialist } from '../../domain/index.ts';
import { todayOf } from '../today-of.ts';
import { contractsOf } from './contracts-of.ts';

type Doctor = RecordOf<typeof specialist>;

const countsText = `select
  (select count(*)::int from specialist_fees
    where tenant_id = $1 and specialist_id = $2 and not is_deleted) as "feeCount",
  (select count(*)::int from specialist_report_types
    where tenant_id = $1 and specialist_id = $2 and not is_deleted) as "reportTypeCount"`;

type Counts = Pick<OnboardingFacts, 'feeCount' | 'reportTypeCount'>;

async function withContract(
  tx: Tx,
  doctor: Doctor,
  today: PlainDate,
): Promise<Doctor & { signedContract: SignedContract | null }> {
  return { ...doctor, signedContract: signedContractOf(await contractsOf(tx, doctor.id), today) };
}

async function factsOf(
  tx: Tx,
  doctor: Doctor,
  today: PlainDate,
): Promise<OnboardingFacts & { id: string }> {
  const [counts] = await tx.query<Counts>(countsText, [tx.context.tenantId, doctor.id]);
  const { feeCount = 0, reportTypeCount = 0 } = counts ?? {};
  return { ...(await withContract(tx, doctor, today)), feeCount, reportTypeCount };
}

const { advanceOnboarding, completeOnboarding, reinstate } = specialistWorkflow.actions;
const today = ({ actor, services }: Pick<Call, 'actor' | 'services'>) => todayOf(actor, services);

export const onboardingHandlers: readonly Handler[] = [
  handle(advanceOnboarding, async (call) =>
    call.commit(decideAdvance(await factsOf(call.tx, call.record, today(call)))),
  ),
  handle(completeOnboarding, async (call) =>
    call.commit(decideCompletion(await withContract(call.tx, call.record, today(call)))),
  ),
  handle(reinstate, async (call) => {
    const facts = await withContract(call.tx, call.record, today(call));
    return call.commit(decideReinstatement(facts, today(call)));
  }),
  handle(readOnboarding, async (call) => {
    const facts = await factsOf(call.tx, call.record, today(call));
    const stage = facts.stagedOnboarding;
    const next = nextStage(stage);
    return { stage, next, needs: next ? stageNeeds(next, facts) : [] };
  }),
];
