import { formatDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { mrType, recordRequestTypes, turnaroundDays } from '../../domain/index.ts';
import type { CaseRecord, RecordItem, RequestType } from '../../domain/index.ts';
import { caseFacts, caseLink } from '../engine/index.ts';

export type Asked = {
  readonly requestType: RequestType;
  readonly providerName: string;
  readonly providerAddress: string | null;
  readonly requestedOn: string | null;
};

const long = (day: string | null): string | null => (day ? formatDate(day, 'D MMMM YYYY') : null);

/** What the templates call `record`: one request, or all of a case together. */
function recordData({ authorityFileId, authorityOn }: CaseRecord, items: readonly Asked[]) {
  const [first] = items;
  const every = (of: (item: Asked) => string | null) =>
    [...new Set(items.map(of).filter(Boolean))].join(', ');
  return {
    requestType: every(({ requestType }) => recordRequestTypes[requestType]),
    days: first ? String(turnaroundDays[first.requestType]) : '',
    requestedOn: long(first?.requestedOn ?? null),
    /** Where it was decided to go on without, nothing is attached. */
    authorityOn: authorityFileId ? long((authorityOn as string | null) ?? null) : null,
    providerName: every(({ providerName }) => providerName),
    providerAddress: every(({ providerAddress }) => providerAddress),
  };
}

/** All that a letter or a mail may say of a medical record. */
export async function recordFacts(
  tx: Tx,
  services: Services,
  record: CaseRecord,
  items: readonly Asked[],
  link = caseLink(services.config.publicUrl, mrType, record.id),
) {
  const facts = await caseFacts(tx, mrType, record, link);
  return { ...facts, data: { ...facts.data, record: recordData(record, items) } };
}

export const asked = (item: RecordItem): Asked => ({
  requestType: item.requestType,
  providerName: item.providerName,
  providerAddress: item.providerAddress ?? null,
  requestedOn: item.requestedOn ?? null,
});
