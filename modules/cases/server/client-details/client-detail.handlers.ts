import { Refused, answer, handle, modulesOf, readRecord } from '#kernel/server';
import type { Tx } from '#kernel/server';
import type { Actor } from '#kernel/domain';
import {
  anyCase,
  caseTypeOf,
  originAttachments,
  readClientDetails,
  setBillingStatus,
  trimmedCaseNo,
} from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { linkedCase } from '../engine/linked-case.ts';

const byNumberText = 'select id from cases where upper(case_no) = upper($1) and not is_deleted';

/** B-223: an unknown or hidden number gets the sentence of the spec. */
async function idByNumber(tx: Tx, given: string): Promise<string> {
  const [found] = await tx.query<{ id: string }>(byNumberText, [trimmedCaseNo(given)]);
  if (!found) throw new Refused('caseNoUnknown');
  return found.id;
}

const filesText = `select f.id, f.name as "fileName", f.content_type as "contentType",
    f.size::float8 as "fileSizeInByte", f.creation_time as "creationTime"
  from files f
  where f.status = 'stored' and f.owner_resource = $1 and f.owner_id = $2::uuid
    and f.owner_property is null and f.source_file_id is null
  order by f.creation_time, f.id limit 500`;

type File = {
  id: string;
  fileName: string;
  contentType: string | null;
  fileSizeInByte: number;
  creationTime: string;
};

async function registerRow(tx: Tx, actor: Actor, id: string): Promise<CaseRecord> {
  return JSON.parse(await readRecord(tx, actor, anyCase, id)) as CaseRecord;
}

export const clientDetailHandlers = [
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
