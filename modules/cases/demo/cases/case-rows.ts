import { accountsIn } from '#identity/demo';
import type { Instant } from '#kernel/domain';
import { addDays, dayIn } from '#kernel/domain';
import type { DemoFacts, Random, SeedRow, TableRows } from '#kernel/server';
import { idOf, randomOf, recordRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import {
  byArrangement,
  caseCharge,
  ime,
  imeClosed,
  imeType,
  nextAfter,
  specialistPay,
  statusOf,
} from '../../domain/index.ts';
import type { BillingStatus, CaseRecord, FeeLine, ImeStep } from '../../domain/index.ts';
import { casePath, isJustCreated } from './case-path.ts';
import type { PathStep } from './case-path.ts';
import { paperRows } from '../papers/paper-rows.ts';
import { injuryOf } from './demo-people.ts';
import { bookingNoteOf, employers } from './case-words.ts';
import { feesIn } from './demo-fees.ts';
import type { FeesOf } from './demo-fees.ts';

type Staff = { readonly id: string; readonly name: string };

/** A case of the demo, for whoever adds to it: documents, mails, dictations. */
export type DemoCase = {
  readonly id: string;
  readonly caseNo: string;
  readonly step: ImeStep;
  readonly path: readonly PathStep[];
  readonly createdAt: Instant;
  readonly appointment: SeedRow;
  readonly client: SeedRow;
  readonly by: Staff;
};

const lead = (n: number): Instant => new Date(n).toISOString();

/** What makes a case chargeable in the demo. */
const isCharge = ({ move, to }: PathStep): boolean =>
  move === 'attend' || to === 'cancelledChargeable';

const isPaidOnly = ({ to }: PathStep): boolean => to === 'cancelledPaySpecialist';

/** Customers pay for weeks after the work is done; some never do. The invoices of the demo agree. */
function billingOf(
  { path, step }: DemoCase,
  doneAt: number,
  now: number,
  random: Random,
): BillingStatus {
  const days = (now - doneAt) / 86_400_000;
  const isDone = step === 'reportSent' || step === 'cancelledChargeable';
  if (!isDone || days < 2 || !path.some(isCharge)) return 'none';
  if (days < 12) return 'clientInvoiced';
  const dice = random.next();
  if (days < 35)
    return dice < 0.5 ? 'clientInvoiced' : dice < 0.7 ? 'clientPartiallyPaid' : 'clientFullyPaid';
  return dice < 0.12 ? 'clientInvoiced' : dice < 0.18 ? 'clientPartiallyPaid' : 'clientFullyPaid';
}

export function demoCases(tenant: TenantName, { rowsIn, now }: DemoFacts): DemoCase[] {
  const own = tenantId(tenant);
  const random = randomOf(tenant, 'cases');
  const staff = accountsIn(tenant)
    .filter(({ who }) => who === 'adminstaff' || who === 'staff')
    .map(({ id, person }) => ({ id, name: `${person.firstName} ${person.lastName}` }));
  if (!staff.length) return [];
  const clients = new Map(rowsIn('clients', own).map((row) => [row['id'], row]));
  const appointments = rowsIn('appointments', own).toSorted((a, b) =>
    String(a['creation_time']) < String(b['creation_time']) ? -1 : 1,
  );
  const wanted = tenant === 'harbour' ? 2000 : 300;
  const every = Math.max(1, Math.ceil(appointments.length / wanted));
  const chosen = appointments.filter((_, at) => at % every === 0);
  return chosen.flatMap((appointment, at): DemoCase[] => {
    const client = clients.get(appointment['client_id']);
    if (!client || client['company_id'] === null) return [];
    const bookedAt = String(appointment['creation_time']);
    const line = {
      status: String(appointment['status']),
      bookedAt,
      startsAt: String(appointment['date_from']),
      endsAt: String(appointment['date_to']),
    };
    const isNew = isJustCreated(line, random);
    const path = isNew ? [] : casePath(line, now.getTime(), random);
    const createdAt = lead(Date.parse(bookedAt) - random.between(1, 30) * 3_600_000);
    return [
      {
        id: idOf('case', String(appointment['id'])),
        caseNo: `IME-${createdAt.slice(0, 4)}-${String(at + 1).padStart(6, '0')}`,
        step: path.at(-1)?.to ?? 'caseCreated',
        path,
        createdAt,
        appointment,
        client,
        by: random.pick(staff),
      },
    ];
  });
}

const closedSteps: readonly string[] = imeClosed;

function caseRecord(one: DemoCase, facts: DemoFacts, persons: ReadonlyMap<string, string>) {
  const { appointment: a, client, step, path, createdAt } = one;
  const random = randomOf(one.id);
  const last = path.at(-1);
  const now = facts.now.getTime();
  const billingStatus = billingOf(one, Date.parse(last?.at ?? createdAt), now, random);
  const isOnHold = !closedSteps.includes(step) && random.next() < 0.03;
  const isPast = Date.parse(String(a['date_from'])) < now;
  const lost = step.startsWith('cancelled');
  const isBooked = !lost && step !== 'caseCreated';
  const sent = path.findLast(({ move }) => move === 'sendReport')?.at ?? null;
  const caseStatus = statusOf({ step, billingStatus, isOnHold }, imeClosed) as ImeStep;
  const record = {
    id: one.id,
    caseNo: one.caseNo,
    clientId: String(client['id']),
    claimantName: `${String(client['first_name'])} ${String(client['last_name'])}`,
    companyId: String(client['company_id']),
    bookingCmId: (client['case_manager_id'] as string | null) ?? null,
    specialistId: String(a['specialist_id']),
    claimNo: (client['claim_no'] as string | null) ?? null,
    dateOfInjury: injuryOf(client, createdAt.slice(0, 10)),
    matterTypeId: (client['matter_type_id'] as string | null) ?? null,
    schemeId: (client['scheme_id'] as string | null) ?? null,
    employer: random.pick(employers),
    interpreterRequired: client['interpreter_required'] === true,
    languageId:
      client['interpreter_required'] === true ? (client['language_id'] as string | null) : null,
    requestedOn: createdAt.slice(0, 10),
    isUrgent: random.next() < 0.08,
    reportDueDate: addDays(String(a['date_from']).slice(0, 10), 14),
    bookingNotes: bookingNoteOf(random),
    step,
    billingStatus,
    isOnHold,
    caseStatus,
    statusName: ime.fields.caseStatus.choices[caseStatus],
    isClosed: closedSteps.includes(step),
    appointmentId: isBooked ? String(a['id']) : null,
    centreId: (a['centre_id'] as string | null) ?? null,
    appointmentDate: isBooked ? String(a['date_from']) : null,
    appointmentZone: String(a['time_zone']),
    paperworkDueDate: addDays(String(a['date_from']).slice(0, 10), -7),
    paperworkSentOn: path.find(({ move }) => move === 'sendPaperwork')?.at.slice(0, 10) ?? null,
    attendanceOutcome:
      isPast && path.some(({ move }) => move.startsWith('attend'))
        ? ('confirmed' as const)
        : ('none' as const),
    cancelledOn: lost ? (last?.at.slice(0, 10) ?? null) : null,
    cancelReason: lost ? ('CaseManagerRequest' as const) : null,
    reportSentOn: sent?.slice(0, 10) ?? null,
    creationTime: createdAt,
    creatorId: one.by.id,
  };
  return { ...record, ...nextOf(record, last, persons) };
}

function nextOf(
  record: {
    readonly id: string;
    readonly step: ImeStep;
    readonly requestedOn: string;
    readonly appointmentDate: string | null;
    readonly appointmentZone: string;
  },
  last: PathStep | undefined,
  persons: ReadonlyMap<string, string>,
) {
  const row = last && imeType.workflow.moves[last.move];
  if (!row) {
    const picUserId = persons.get('REQUEST_RECEIVED') ?? null;
    return { nextStep: 'REQUEST_RECEIVED' as const, nextDueDate: record.requestedOn, picUserId };
  }
  // The day by the clocks of the place, not that of Greenwich.
  const appointmentDate =
    record.appointmentDate && dayIn(record.appointmentZone, new Date(record.appointmentDate));
  const next = nextAfter(imeType, row, { ...record, appointmentDate } as object as CaseRecord, {
    step: record.step,
    today: last.at.slice(0, 10),
    persons: Object.fromEntries(persons),
  });
  return (next ?? {}) as object;
}

const chargeRows =
  (feesOf: FeesOf) =>
  ({ id, path, client, appointment }: DemoCase) =>
    path
      .filter((step) => isCharge(step) || isPaidOnly(step))
      .map((step) => ({
        id: idOf('caseCharge', id, step.move),
        caseId: id,
        ...chargeWords(step, feesOf(String(appointment['specialist_id']))),
        move: step.move,
        chargedOn: step.at.slice(0, 10),
        companyId: String(client['company_id']),
        specialistId: String(appointment['specialist_id']),
        creationTime: step.at,
      }));

function chargeWords(step: PathStep, fees: readonly FeeLine[]) {
  const payOf = (kind: 'assessment' | 'lateCancellation', customer: string) =>
    specialistPay(
      { kind, itemName: null, rule: byArrangement, customer },
      { fees, serviceType: 'ime', isGazetted: false, day: step.at.slice(0, 10) },
    );
  if (step.move === 'attend') {
    const description = 'Standard examination and report';
    const amount = '1450.00';
    const payeeAmount = payOf('assessment', amount);
    return { kind: 'assessment', description, amount, payeeAmount } as const;
  }
  const description = 'Cancellation within two business days';
  const charged = '725.00';
  const payeeAmount = payOf('lateCancellation', charged);
  return isPaidOnly(step)
    ? ({ kind: 'specialistOnly', description, amount: null, payeeAmount } as const)
    : ({ kind: 'lateCancellation', description, amount: charged, payeeAmount } as const);
}

/** Where the case was before each step; the first begins with its creation. */
const logRows = (own: string, { id, path, by }: DemoCase) =>
  path.map(({ move, to, at }, index) => ({
    tenant_id: own,
    id: idOf('statusLog', id, String(index)),
    resource: 'ime',
    record_id: id,
    move,
    axis: 'step',
    from_state: path[index - 1]?.to ?? 'caseCreated',
    to_state: to,
    user_id: by.id,
    user_name: by.name,
    occurred_at: at,
  }));

/** Cases of a year in every status, out of the appointments that the tenant has. */
export function caseRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
): TableRows[] {
  const cases = demoCases(tenant, facts);
  if (!cases.length) return [];
  const own = tenantId(tenant);
  const pics = settings.filter(({ table }) => table === 'default_pic').flatMap(({ rows }) => rows);
  const persons = new Map(pics.map((row) => [String(row['step']), String(row['user_id'])]));
  const years = Map.groupBy(cases, ({ createdAt }) => createdAt.slice(0, 4));
  return [
    ...recordRows(
      ime,
      cases.map((one) => caseRecord(one, facts, persons)),
      own,
    ),
    { table: 'status_log', rows: cases.flatMap((one) => logRows(own, one)) },
    ...recordRows(caseCharge, cases.flatMap(chargeRows(feesIn(facts, own))), own),
    {
      table: 'number_series',
      rows: [...years.keys()].map((year) => ({
        tenant_id: own,
        prefix: 'IME',
        year: Number(year),
        last: 2000,
      })),
    },
    ...paperRows(tenant, facts, cases),
  ];
}
