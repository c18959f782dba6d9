import { addDays, addMoney, exact, toCents } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { defaultId, idOf, checkedRows } from '#kernel/server';
import type { DemoFacts, SeedRow, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import {
  ndis,
  ndisAppointment,
  ndisBudget,
  ndisChemicalRestraint,
  ndisClaim,
  ndisClinicalNote,
  ndisKeyContact,
  ndisPaymentRequest,
  ndisServiceAgreement,
} from '../../domain/index.ts';
import { demoPeople, partiesOf } from '../cases/demo-people.ts';
import { endOfPath, logOfPath } from '../cases/written-path.ts';
import { demoParticipants } from './participants.ts';
import type { DemoParticipant } from './participants.ts';
import { sessionPrice, sessionsOf } from './sessions.ts';
import type { DemoSession } from './sessions.ts';

const support = '15_617_0128_1_3';
const categories = ['Improved daily living skills', 'Assistance with daily life'] as const;

type Own = { readonly own: string; readonly tenant: TenantName; readonly today: PlainDate };

const budgetId = (participant: string, category: string) =>
  idOf('ndisBudget', participant, category);

/** Most have what they need for the year; every fourth uses it up too soon. */
function budgetsOf({ own }: Own, one: DemoParticipant, used: string) {
  const ofYear = exact(sessionPrice).times(one.no % 3 === 0 ? 55 : 28);
  const [therapy, daily] = categories;
  const enough = toCents(ofYear.times(one.no % 4 === 0 ? 0.9 : 1.15));
  const rows = [
    [therapy, exact(enough).lt(used) ? used : enough, used],
    [daily, '18450.00', '0.00'],
  ] as const;
  return rows.slice(0, one.no % 5 ? 1 : 2).map(([category, amount, usedAmount]) => ({
    id: budgetId(one.path.id, category),
    ndisId: one.path.id,
    supportCategoryId: defaultId(own, 'lookupConfig', 'supportCategory', category),
    amount,
    usedAmount,
  }));
}

function sessionRows({ tenant }: Own, sessions: readonly DemoSession[], by: string | null) {
  return sessions.map((one) => ({
    id: one.id,
    ndisId: one.ndisId,
    serviceItemId: idOf('ndisServiceItem', tenant, support),
    specialistId: by,
    appointmentOn: one.on,
    startTime: '10:00',
    minutes: one.minutes,
    place: 'home',
    status: one.status,
    deliveredMinutes: one.status === 'attended' ? one.minutes : 0,
    travelMinutes: 0,
    nonFaceMinutes: 0,
    cancelReason: one.status === 'notAttended' ? 'NSDH' : null,
    claimedOn: one.amount ? addDays(one.on, 2) : null,
  }));
}

function claimRows({ tenant, today }: Own, sessions: readonly DemoSession[], requestId: string) {
  return sessions
    .filter(({ amount }) => amount)
    .map((one, at) => ({
      id: idOf('ndisClaim', one.id),
      ndisId: one.ndisId,
      claimNo: `NC-${today.slice(0, 4)}-${String(at + 1).padStart(6, '0')}`,
      kind: one.status === 'attended' ? 'service' : 'cancellation',
      appointmentId: one.id,
      budgetId: budgetId(one.ndisId, categories[0]),
      serviceItemId: idOf('ndisServiceItem', tenant, support),
      supportNumber: support,
      deliveredFrom: one.on,
      deliveredTo: one.on,
      quantity: one.quantity,
      unitPrice: sessionPrice,
      amount: one.amount,
      cancelReason: one.status === 'attended' ? null : 'NSDH',
      status: one.isRequested ? 'requested' : 'toClaim',
      paymentRequestId: one.isRequested ? requestId : null,
    }));
}

/** What the page of a participant has besides sessions and money. */
function paperOf({ today }: Own, { path: { id }, no, words, isClosed }: DemoParticipant) {
  const agreement = {
    id: idOf('ndisAgreement', id),
    ndisId: id,
    startsOn: words.planFrom,
    endsOn: words.planTo,
    supports: words.supportsWanted,
    noticeDays: 7,
    status: 'draft',
  };
  const contact = {
    id: idOf('ndisContact', id),
    ndisId: id,
    name: no % 2 ? 'Jamie Cole' : 'Pat Moran',
    relationship: no % 2 ? 'Support coordinator' : 'Parent',
    phone: '0291234567',
    isEmergency: no % 2 === 0,
  };
  const note = {
    id: idOf('ndisNote', id),
    ndisId: id,
    writtenOn: addDays(words.planFrom, 15),
    kind: 'session',
    body: 'Walks 20 metres with a frame. Tires quickly; rests after each task.',
    status: no % 3 ? 'signed' : 'draft',
    signedAt: no % 3 ? `${addDays(words.planFrom, 15)}T05:00:00.000Z` : null,
    signedBy: no % 3 ? 'Casey Moss' : null,
  };
  const restraint = {
    id: idOf('ndisRestraint', id),
    ndisId: id,
    medicine: 'Risperidone',
    dose: '0.5 mg at night',
    use: 'routine',
    authorisedBy: 'Senior practitioner',
    authorisedFrom: addDays(today, -150),
    authorisedTo: addDays(today, no % 2 ? 18 : 120),
  };
  const isRestrained = no % 8 === 1 && !isClosed;
  return { agreement, contact, note, restraints: isRestrained ? [restraint] : [] };
}

const closedLog = (own: string, { path }: DemoParticipant): SeedRow => ({
  ...logOfPath(own, { ...path, moves: [['close', 'closed']] })[0],
  id: idOf('statusLog', path.id, 'close'),
  axis: 'lifecycle',
  from_state: 'active',
});

function madeParticipants(own: Own, facts: DemoFacts, settings: readonly TableRows[]) {
  const { staff, clients, persons } = demoPeople(own.tenant, facts, settings);
  return demoParticipants(own.tenant, own.today, staff).flatMap((one) => {
    const client = clients[(11 + one.no * 3) % clients.length];
    if (!client) return [];
    const { path, no, words } = one;
    const caseNo = `NDIS-${path.createdOn.slice(0, 4)}-${String(no).padStart(6, '0')}`;
    const sessions = sessionsOf(one, own.today);
    const used = addMoney(...sessions.map(({ amount }) => amount ?? '0.00'));
    const record = {
      id: path.id,
      caseNo,
      ...partiesOf(client, path.createdOn),
      ...endOfPath(path, persons),
      ...words,
    };
    const budgets = budgetsOf(own, one, used);
    return [{ one, record, sessions, budgets, paper: paperOf(own, one) }];
  });
}

type Claims = ReturnType<typeof claimRows>;

function requestOf({ today }: Own, id: string, claims: Claims) {
  const sent = claims.filter(({ status }) => status === 'requested');
  return {
    id,
    requestNo: `NPR-${today.slice(0, 4)}-000001`,
    registrationNumber: '4050012345',
    deliveredFrom: addDays(today, -320),
    deliveredTo: addDays(today, -22),
    madeOn: addDays(today, -20),
    status: 'made',
    lineCount: sent.length,
    total: addMoney(...sent.map(({ amount }) => amount ?? '0.00')),
  };
}

function numberRows({ own, today }: Own, createdOn: readonly string[], claims: number): SeedRow[] {
  const years = [...new Set(createdOn.map((day) => Number(day.slice(0, 4))))];
  const thisYear = [Number(today.slice(0, 4))];
  const series = (prefix: string, last: number, of: readonly number[]): SeedRow[] =>
    of.map((year) => ({ tenant_id: own, prefix, year, last }));
  return [
    ...series('NDIS', createdOn.length, years),
    ...series('NC', claims, thisYear),
    ...series('NPR', 1, thisYear),
  ];
}

/** Participants of harbour with their plans, sessions, claims and papers. */
export function ndisRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
): TableRows[] {
  if (tenant !== 'harbour') return [];
  const own: Own = { own: tenantId(tenant), tenant, today: facts.today };
  const made = madeParticipants(own, facts, settings);
  const papers = made.map(({ paper }) => paper);
  const sessions = made.flatMap((each) => each.sessions);
  const requestId = idOf('ndisPaymentRequest', tenant, '1');
  const claims = claimRows(own, sessions, requestId);
  const [specialist] = facts.rowsIn('specialists', own.own);
  const specialistId = (specialist?.['id'] as string) ?? null;
  const rows = (...[resource, records]: Parameters<typeof checkedRows>) =>
    checkedRows(resource, records, own.own);
  const records = made.map(({ record }) => record);
  const budgets = made.flatMap((each) => each.budgets);
  const contacts = papers.map(({ contact }) => contact);
  const agreements = papers.map(({ agreement }) => agreement);
  const notes = papers.map(({ note }) => note);
  const log = made.flatMap(({ one }) => [
    ...logOfPath(own.own, one.path),
    ...(one.isClosed ? [closedLog(own.own, one)] : []),
  ]);
  const createdOn = made.map(({ one }) => one.path.createdOn);
  return [
    ...rows(ndis, records),
    ...rows(ndisBudget, budgets),
    ...rows(ndisKeyContact, contacts),
    ...rows(
      ndisChemicalRestraint,
      papers.flatMap(({ restraints }) => restraints),
    ),
    ...rows(ndisServiceAgreement, agreements),
    ...rows(ndisClinicalNote, notes),
    ...rows(ndisAppointment, sessionRows(own, sessions, specialistId)),
    ...rows(ndisPaymentRequest, [requestOf(own, requestId, claims)]),
    ...rows(ndisClaim, claims),
    { table: 'status_log', rows: log },
    { table: 'number_series', rows: numberRows(own, createdOn, claims.length) },
  ];
}
