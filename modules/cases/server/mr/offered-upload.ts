import { initialsOf } from '#booking/domain';
import { formatDate } from '#kernel/domain';
import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { recordRequestTypes } from '../../domain/index.ts';
import type { OfferedUpload } from '../../domain/index.ts';
import { storedItem, storedRecord, usableFilesOf } from './record-rows.ts';

const peopleText = `select k.first_name as first, k.last_name as last, t.shown_name as practice, t.email
  from party_clients k left join platform_tenants t on t.id = current_tenant()
  where k.id = $1::uuid`;

type People = {
  first: string | null;
  last: string | null;
  practice: string | null;
  email: string | null;
};

/** The request of a link with its case; nothing where either is gone. */
export async function linkedRequest(tx: Tx, itemId: string) {
  const item = await storedItem(tx, itemId);
  if (!item) throw new Refused('linkNotValid');
  const record = await storedRecord(tx, item.mrId);
  const isOpen = item.status === 'requested' && !record.isOnHold && record.isClosed !== true;
  return { item, record, isOpen };
}

/** What a link leads to now; only that it is closed once the files are there. */
export async function readOfferedUpload(tx: Tx, itemId: string): Promise<OfferedUpload> {
  const { item, record, isOpen } = await linkedRequest(tx, itemId);
  const [people] = await tx.query<People>(peopleText, [record.clientId]);
  const files = isOpen ? await usableFilesOf(tx, item) : [];
  return {
    state: isOpen ? 'open' : 'closed',
    practice: people?.practice ?? '',
    practiceEmail: people?.email ?? null,
    provider: item.providerName,
    claimant: initialsOf(people?.first ?? null, people?.last ?? null),
    caseNo: record.caseNo,
    requestType: recordRequestTypes[item.requestType],
    note: isOpen ? (item.note ?? null) : null,
    dueDate: item.dueDate ? formatDate(item.dueDate, 'D MMMM YYYY') : '',
    files: files.map(({ name }) => ({ name })),
  };
}
