import { Refused, answer, handle, modulesOf, readRecord } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { Actor } from '#kernel/domain';
import { picSteps } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import {
  anyCase,
  caseTypeOf,
  originAttachments,
  readClientDetails,
  setBillingStatus,
  staffInCharge,
  trimmedCaseNo,
} from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { linkedCase } from '../engine/linked-case.ts';
import { personsInCharge } from '../engine/move-facts.ts';

const byNumberText = 'select id from cases where upper(case_no) = upper($1) and not is_deleted';

/** B-223: an unknown or hidden number gets the sentence of the spec. */
async function idByNumber(tx: Tx, given: string): Promise<string> {
  const [found] = await tx.query<{ id: string }>(byNumberText, [trimmedCaseNo(given)]);
  if (!found) throw new Refused('caseNoUnknown');
  return found.id;
}

const filesText = `select f.id, f.name as "fileName", f.content_type as "contentType",
    f.size::float8 as "fileSizeInByte", f.number_of_pages::integer as "numberOfPages",
    f.creation_time as "creationTime"
  from files f
  where f.status = 'stored' and f.owner_resource = $1 and f.owner_id = $2::uuid
    and f.owner_property is null and f.source_file_id is null
  order by f.creation_time, f.id limit 500`;

type File = {
  id: string;
  fileName: string;
  contentType: string | null;
  fileSizeInByte: number;
  numberOfPages: number | null;
  creationTime: string;
};

async function registerRow(tx: Tx, actor: Actor, id: string): Promise<CaseRecord> {
  return JSON.parse(await readRecord(tx, actor, anyCase, id)) as CaseRecord;
}

const peopleText = `select id, concat_ws(' ', first_name, last_name) as name, email from accounts
  where id = any($1::uuid[])`;

type Person = { id: string; name: string; email: string | null };

export const clientDetailHandlers = [
  handle(staffInCharge, async ({ tx, actor, input }) => {
    const { record } = await linkedCase(tx, actor, input);
    const persons = Object.entries(await personsInCharge(tx, record));
    const ids = persons.map(([, userId]) => userId);
    const people = await tx.query<Person>(peopleText, [ids]);
    const items = persons.flatMap(([step, userId]) => {
      const found = people.find(({ id }) => id === userId);
      if (!found) return [];
      const { name: userName, email } = found;
      return [{ step, stepName: picSteps[step as PicStep], userId, userName, email }];
    });
    return { items, totalCount: items.length };
  }),
  handle(readClientDetails, async ({ tx, actor, input }) => {
    const { fromModule, isGetSummary, isCheckCaseNo } = input;
    const objectId = isCheckCaseNo ? await idByNumber(tx, input.objectId) : input.objectId;
    const { type, record } = await linkedCase(tx, actor, { fromModule, objectId });
    const { id, caseNo, statusName, claimantName, claimNo, client, company, specialist } = record;
    return answer({
      id,
      fromModule: type.key,
      caseNo,
      statusName,
      claimantName,
      claimNo: claimNo ?? null,
      client: client ?? null,
      company: company ?? null,
      specialist: specialist ?? null,
      appointmentDate: record.appointmentDate ?? null,
      reportDueDate: record.reportDueDate ?? null,
      ...(!isGetSummary && { details: record }),
    });
  }),
  handle(originAttachments, async ({ tx, actor, input }) => {
    const { type, record } = await linkedCase(tx, actor, input);
    const items = await tx.query<File>(filesText, [type.resource.name, record.id]);
    return { items, totalCount: items.length };
  }),
  handle(setBillingStatus, async ({ tx, actor, services, input, params, record }) => {
    const type = caseTypeOf(String(record.caseType));
    const found = modulesOf(services)
      .flatMap(({ handlers = [] }) => handlers)
      .find(({ action }) => action.ability === `${type?.resource.name}.${setBillingStatus.name}`);
    if (!type || !found) throw new Refused('notFound');
    const requestId = tx.context.requestId ?? '';
    await found.run({ actor, services, tx, requestId, body: input, params });
    const { id, billingStatus, statusName } = await registerRow(tx, actor, record.id);
    return answer({ id, billingStatus, statusName });
  }),
];
