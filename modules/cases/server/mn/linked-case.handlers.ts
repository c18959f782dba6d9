import { accept, can, change, create } from '#kernel/domain';
import { Refused, addRecord, handle, writeBySystem } from '#kernel/server';
import type { Call, Tx } from '#kernel/server';
import {
  co,
  decideParticipants,
  imeType,
  linkReport,
  mnLink,
  mnType,
  moveCase,
  requestTeleconference,
} from '../../domain/index.ts';
import type { CaseRecord, CaseType, GivenParticipant, LinkKind } from '../../domain/index.ts';
import { moveFacts } from '../engine/index.ts';
import { companyOf, whoCannotBeChosen } from '../co/who-cannot-be-chosen.ts';
import { caseRecord } from '../engine/move.handlers.ts';

/** Of the customer and the claimant, what every case of theirs says. */
const carried = [
  'clientId',
  'companyId',
  'bookingCmId',
  'businessUnitId',
  'customerReference',
  'purchaseOrderNo',
  'claimNo',
  'dateOfInjury',
  'matterTypeId',
  'schemeId',
  'side',
] as const;

type Making = Pick<Call, 'tx' | 'actor' | 'services'>;

async function addLinkedCase(
  { tx, actor, services }: Making,
  resource: CaseType['resource'],
  origin: CaseRecord,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  if (!can(actor, `${resource.name}.create`)) throw new Refused('notPermitted');
  const common = carried.flatMap((key) => {
    const value = origin[key] ?? null;
    return value === null ? [] : [[key, value] as const];
  });
  const bookingNotes = `From medical negligence ${origin.caseNo}.`;
  const body = { ...Object.fromEntries(common), bookingNotes, ...values };
  const made = JSON.parse(await addRecord(tx, { actor, services, resource, body })) as CaseRecord;
  return made.id;
}

/** The move of the case and the line that leads to the other one. */
async function linkedWrites(
  { tx, services }: Making,
  record: CaseRecord,
  {
    move,
    kind,
    caseId,
  }: { readonly move: string; readonly kind: LinkKind; readonly caseId: string },
) {
  const facts = await moveFacts(tx, services, mnType, record);
  return [
    ...moveCase(mnType, record, move, facts),
    create(mnLink, { medNegId: record.id, caseId, kind }),
  ];
}

const peopleText = `select 'specialist' as role, p.id as "specialistId", p.titled_name as name, p.email
    from party_specialists p where p.id = any($1::uuid[])
  union all select 'caseManager', null, m.full_name, m.email
    from party_case_managers m where m.id = $2::uuid`;

type Person = Pick<GivenParticipant, 'role' | 'specialistId' | 'name' | 'email'>;

async function participantsFor(tx: Tx, record: CaseRecord, specialistIds: readonly string[]) {
  const rows = await tx.query<Person>(peopleText, [specialistIds, record.bookingCmId ?? null]);
  return rows.map((row) => ({ ...row, id: null, phone: null, isRequired: true }));
}

/** G-123: the conference knows from where it came, and the case where it went. */
const teleconferenceHandler = handle(requestTeleconference, async (call) => {
  const { tx, services, record, input, commit } = call;
  if (!input.specialistIds.length) throw new Refused('specialistsMissing');
  const found = caseRecord(record);
  const caseId = await addLinkedCase(call, co, found, {
    variant: 'MN_TELECONFERENCE',
    ...(input.topic && { topic: input.topic }),
  });
  const participants = await participantsFor(tx, found, input.specialistIds);
  const conference = { id: caseId, step: 'created', isClosed: false };
  const unbookable = await whoCannotBeChosen(call, input.specialistIds, companyOf(record));
  const choice = { unbookable, fieldOf: () => 'specialistIds' };
  await writeBySystem({ tx, services }, decideParticipants(conference, participants, choice));
  await writeBySystem({ tx, services }, accept(change(co, caseId, { originCaseId: record.id })));
  const kind = 'teleconference';
  return commit(accept(...(await linkedWrites(call, found, { move: 'requestTc', kind, caseId }))));
});

const reportHandler = handle(linkReport, async (call) => {
  const { record, input, commit } = call;
  const found = caseRecord(record);
  const { specialistId } = input;
  const caseId = await addLinkedCase(call, imeType.resource, found, { specialistId });
  const link = { move: 'createLinkedReport', kind: 'report', caseId } as const;
  return commit(accept(...(await linkedWrites(call, found, link))));
});

export const linkedCaseHandlers = [teleconferenceHandler, reportHandler];
