import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, randomOf, checkedRows, recordRows } from '#kernel/server';
import { chargedOf, chargeRowsOf } from '../cases/charges-of-paths.ts';
import type { DemoFacts, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import {
  earliestLodgement,
  eligibilityQuestionKeys,
  tpd,
  tpdAnswer,
  tpdPolicy,
  tpdStatement,
  tpdType,
} from '../../domain/index.ts';
import { employers } from '../cases/case-words.ts';
import { demoPeople, partiesOf } from '../cases/demo-people.ts';
import { endOfPath, logOfPath } from '../cases/written-path.ts';
import type { WrittenPath } from '../cases/written-path.ts';

const request = ['receiveRequest', 'requestReceived'] as const;
const assess = ['assessEligibility', 'prelimEligibility'] as const;
const sign = ['signAgreement', 'agreementSigned'] as const;
const claim = ['startClaim', 'clientClaim'] as const;
const doctor = ['requestMedicalStatement', 'medicalAttendantStatement'] as const;
const records = ['requestRecords', 'requestClinicalRecord'] as const;
const employer = ['requestEmployerStatement', 'employersStatement'] as const;
const submit = ['submit', 'legalSubmission'] as const;
const cancel = ['cancel', 'cancelled'] as const;

const begun = [request, assess, sign, claim] as const;

const ways: readonly (readonly [WrittenPath['moves'], number])[] = [
  [[], 5],
  [[request], 6],
  [[request, assess], 7],
  [[request, assess, sign], 5],
  [begun, 7],
  [[...begun, doctor], 7],
  [[...begun, doctor, records], 6],
  [[...begun, doctor, records, employer], 5],
  [[...begun, doctor, records, employer, submit], 6],
  [[request, assess, cancel], 4],
];

const occupations = ['Warehouse worker', 'Nurse', 'Truck driver', 'Electrician', 'Teacher', 'Cook'];
const conditions = [
  'Chronic lower back pain after two operations.',
  'Major depression and anxiety.',
  'Rheumatoid arthritis of both hands.',
  'Stroke with weakness of the right side.',
];
const funds = ['Harbour Super', 'Coast Super', 'United Industry Fund', 'Evergreen Retirement'];

const has = ({ moves }: WrittenPath, move: string) => moves.some(([name]) => name === move);

function paths(tenant: TenantName, today: PlainDate, staff: readonly WrittenPath['by'][]) {
  const random = randomOf(tenant, 'tpd');
  return ways
    .flatMap(([moves, count]) => Array.from({ length: count }, () => moves))
    .map((moves, at): WrittenPath => {
      const lastOn = addDays(today, -random.between(0, 25));
      return {
        type: tpdType,
        id: idOf('tpdCase', tenant, String(at)),
        moves,
        createdOn: addDays(lastOn, -random.between(4, 14) * (moves.length + 1)),
        lastOn,
        by: random.pick(staff),
      };
    });
}

function partsOf(path: WrittenPath, at: number) {
  const random = randomOf(path.id);
  const { id, lastOn, createdOn } = path;
  const policies = random.pick([1, 1, 2]) === 2 ? [at, at + 1] : [at];
  const statements = [
    ['requestMedicalStatement', 'medicalAttendant', 'Dr Amara Osei'],
    ['requestEmployerStatement', 'employer', random.pick(employers)],
  ] as const;
  return {
    policies: policies.map((fund, index) => ({
      id: idOf('tpdPolicy', id, String(index)),
      claimId: id,
      fundName: funds[fund % funds.length] ?? '',
      memberNo: String(random.between(1_000_000, 9_999_999)),
      insurer: random.pick(['Meridian Life', 'Southern Mutual']),
      policyNo: `GL-${random.between(1000, 9999)}`,
      coverAmount: `${random.between(80, 400)}000.00`,
      definition: 'anyOccupation' as const,
      waitingMonths: random.pick(['3', '6'] as const),
    })),
    statements: statements
      .filter(([move]) => has(path, move))
      .map(([move, kind, fromName]) => ({
        id: idOf('tpdStatement', id, move),
        claimId: id,
        kind,
        fromName,
        email: null,
        requestedOn: addDays(lastOn, -24),
        dueOn: addDays(lastOn, random.between(-3, 12)),
        receivedOn: has(path, 'submit') ? addDays(lastOn, -4) : null,
      })),
    answers: has(path, 'assessEligibility')
      ? eligibilityQuestionKeys.map((question) => ({
          id: idOf('tpdAnswer', id, question),
          claimId: id,
          question,
          answer:
            has(path, 'cancel') && question === 'hadCover'
              ? ('no' as const)
              : has(path, 'signAgreement') || question !== 'doctorSupports'
                ? ('yes' as const)
                : ('unknown' as const),
        }))
      : [],
    lastWorked: addDays(createdOn, -random.between(20, 200)),
  };
}

function wordsOf(path: WrittenPath, { policies, lastWorked }: ReturnType<typeof partsOf>) {
  const random = randomOf(path.id, 'words');
  const isAssessed = has(path, 'assessEligibility');
  const isLikely = has(path, 'signAgreement');
  return {
    occupation: random.pick(occupations),
    employer: random.pick(employers),
    dateLastWorked: lastWorked,
    hoursPerWeek: random.between(20, 40),
    disability: random.pick(conditions),
    treatingDoctor: 'Dr Amara Osei',
    formSentOn: has(path, 'startClaim') ? addDays(path.createdOn, 12) : null,
    lodgeFrom: earliestLodgement(policies, lastWorked),
    eligibility: has(path, 'cancel')
      ? 'notEligible'
      : isLikely
        ? 'likely'
        : isAssessed
          ? 'moreNeeded'
          : null,
    agreementSignedOn: isLikely ? addDays(path.createdOn, 10) : null,
    recordsReference: has(path, 'requestRecords') ? 'Asked of the general practice' : null,
    submittedOn: has(path, 'submit') ? path.lastOn : null,
    outcome: has(path, 'submit') ? random.pick(['waiting', 'accepted', 'declined']) : null,
    cancelledOn: has(path, 'cancel') ? path.lastOn : null,
    cancelReason: has(path, 'cancel') ? 'CaseManagerRequest' : null,
  };
}

/** Claims for total and permanent disability at every step. */
export function tpdRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
): TableRows[] {
  if (tenant !== 'harbour') return [];
  const own = tenantId(tenant);
  const { staff, clients, persons } = demoPeople(tenant, facts, settings);
  const made = paths(tenant, facts.today, staff).flatMap((path, at) => {
    const client = clients[(5 + at * 11) % clients.length];
    if (!client) return [];
    const parts = partsOf(path, at);
    const record = {
      id: path.id,
      caseNo: `TPD-${path.createdOn.slice(0, 4)}-${String(at + 1).padStart(6, '0')}`,
      ...partiesOf(client, path.createdOn),
      ...wordsOf(path, parts),
      ...endOfPath(path, persons),
    };
    return [{ path, record, parts }];
  });
  const years = [...new Set(made.map(({ path }) => Number(path.createdOn.slice(0, 4))))];
  const every = <T>(of: (parts: ReturnType<typeof partsOf>) => readonly T[]) =>
    made.flatMap(({ parts }) => of(parts));
  return [
    ...checkedRows(
      tpd,
      made.map(({ record }) => record),
      own,
    ),
    ...chargeRowsOf(own, made.map(chargedOf)),
    { table: 'status_log', rows: made.flatMap(({ path }) => logOfPath(own, path)) },
    ...recordRows(
      tpdPolicy,
      every(({ policies }) => policies),
      own,
    ),
    ...recordRows(
      tpdStatement,
      every(({ statements }) => statements),
      own,
    ),
    ...recordRows(
      tpdAnswer,
      every(({ answers }) => answers),
      own,
    ),
    {
      table: 'number_series',
      rows: years.map((year) => ({ tenant_id: own, prefix: 'TPD', year, last: made.length })),
    },
  ];
}
