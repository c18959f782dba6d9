import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, randomOf } from '#kernel/server';
import type { TenantName } from '#platform/demo';
import { ndisStatusLabel, ndisStatusOf, ndisType } from '../../domain/index.ts';
import type { NdisManagement } from '../../domain/index.ts';
import type { WrittenPath } from '../cases/written-path.ts';

const report = ['requestReport', 'reportRequested'] as const;

/** Moves, whether it is on hold or closed, and how many there are of each. */
const ways = [
  [[], 'open', 30],
  [[report], 'open', 16],
  [[], 'onHold', 5],
  [[report], 'closed', 9],
] as const;

const managements: readonly NdisManagement[] = ['ndia', 'ndia', 'plan', 'ndia', 'self'];

const disabilities = [
  'Autism',
  'Acquired brain injury',
  'Cerebral palsy',
  'Multiple sclerosis',
  'Psychosocial disability',
  'Spinal cord injury',
] as const;

const goals = [
  'Use public transport alone within the year.',
  'Cook a warm meal twice a week.',
  'Stay at home safely, with less help at night.',
  'Find work of ten hours a week.',
] as const;

export type DemoParticipant = ReturnType<typeof demoParticipants>[number];

/** Participants in every state, each with a plan of a year that began some weeks or months ago. */
export function demoParticipants(
  tenant: TenantName,
  today: PlainDate,
  staff: readonly WrittenPath['by'][],
) {
  const random = randomOf(tenant, 'ndis');
  const all = ways.flatMap(([moves, end, count]) =>
    Array.from({ length: count }, () => ({ moves, end })),
  );
  return all.map(({ moves, end }, at) => {
    const managementType = managements[at % managements.length] ?? 'ndia';
    const planFrom = addDays(today, -random.between(40, managementType === 'ndia' ? 300 : 70));
    const lastOn = addDays(today, -random.between(0, 12));
    const path: WrittenPath = {
      type: ndisType,
      id: idOf('ndisCase', tenant, String(at)),
      moves,
      createdOn: addDays(planFrom, random.between(1, 20)),
      lastOn,
      by: random.pick(staff),
    };
    const axes = {
      step: moves[0]?.[1] ?? 'caseCreated',
      billingStatus: 'none',
      isOnHold: end === 'onHold',
    };
    const isGuarded = at % 7 === 0;
    return {
      path,
      no: at + 1,
      isClosed: end === 'closed',
      words: {
        ...axes,
        caseStatus: ndisStatusOf(axes),
        statusName: ndisStatusLabel(axes),
        lifecycle: end === 'closed' ? 'closed' : 'active',
        isClosed: end === 'closed',
        ...(end === 'closed' && { nextStep: null, nextDueDate: null, picUserId: null }),
        ndisNumber: `43${String(1_000_000 + at * 7919).slice(0, 7)}`,
        planFrom,
        planTo: addDays(planFrom, 364),
        managementType,
        planManager: managementType === 'plan' ? 'Clearpath Plan Management' : null,
        evidenceType: at % 3 ? 'fullPlan' : 'planSummary',
        state: 'NSW',
        remoteness: at % 11 === 0 ? 'remote' : 'national',
        primaryDisability: random.pick(disabilities),
        nomineeType: isGuarded ? 'guardian' : 'none',
        nomineeName: isGuarded ? 'Robin Hale' : null,
        nomineeEmail: isGuarded ? 'robin.hale@family.example' : null,
        goals: random.pick(goals),
        supportsWanted: 'Occupational therapy, one hour a week.',
        ...(moves.length && { reportDueDate: addDays(lastOn, 28) }),
      },
    };
  });
}
