import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, randomOf, checkedRows, recordRows } from '#kernel/server';
import { chargedOf, chargeRowsOf } from '../cases/charges-of-paths.ts';
import type { DemoFacts, Random, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { dueOfRequest, mr, mri, mrType, priorityOf, recordContact } from '../../domain/index.ts';
import type { ItemStatus, RecordPriority, RequestType } from '../../domain/index.ts';
import { demoPeople, partiesOf } from '../cases/demo-people.ts';
import { endOfPath, logOfPath } from '../cases/written-path.ts';
import type { WrittenPath } from '../cases/written-path.ts';

const received = ['receiveRequest', 'requestReceived'] as const;
const asked = ['sendRequests', 'requestSent'] as const;
const sent = ['sendFiles', 'filesSent'] as const;
const cancelled = ['cancel', 'cancelledNoFee'] as const;

type Way = {
  readonly moves: WrittenPath['moves'];
  readonly count: number;
  readonly authority: string;
  readonly statuses: readonly ItemStatus[];
};

const ways: readonly Way[] = [
  { moves: [], count: 6, authority: 'missing', statuses: ['toRequest'] },
  { moves: [received], count: 8, authority: 'sent', statuses: ['toRequest'] },
  {
    moves: [received, asked],
    count: 34,
    authority: 'signed',
    statuses: ['requested', 'requested', 'requested', 'retrieved'],
  },
  { moves: [received, asked, sent], count: 10, authority: 'signed', statuses: ['retrieved'] },
  { moves: [received, cancelled], count: 3, authority: 'missing', statuses: ['cancelled'] },
];

const providers: readonly (readonly [string, string, RequestType])[] = [
  ['Bondi Medical Practice', 'records@bondimedical.example', 'alliedHealth'],
  ['St Vincent Private Hospital', 'foi@stvincent.example', 'hospitalFoi'],
  ['Coogee Radiology', 'reports@coogeeradiology.example', 'radiologyReport'],
  ['Harbourside Physiotherapy', 'admin@harboursidephysio.example', 'clinicalNotes'],
  ['Northside Orthopaedics', 'rooms@northsideortho.example', 'specialistFile'],
  ['Parramatta District Hospital', 'records@pdh.example', 'hospitalNonFoi'],
];

type Item = {
  readonly id: string;
  readonly mrId: string;
  readonly providerEmail: string;
  readonly requestedOn: PlainDate | null;
  readonly status: ItemStatus;
  readonly priority: RecordPriority;
  readonly dueDate: PlainDate | null;
};

/** Half of what waits is a little late or due about today: that is what a desk looks like. */
function itemsOf(path: WrittenPath, way: Way, today: PlainDate, random: Random): Item[] {
  const count = random.between(2, 4);
  const from = random.between(0, count - 1);
  return Array.from({ length: count }, (_, at) => {
    const [providerName, providerEmail, requestType] = random.pick(
      providers.filter((_, place) => place % count === (from + at) % count),
    );
    const status = way.statuses[at % way.statuses.length] ?? 'toRequest';
    const isOut = status === 'requested' || status === 'retrieved';
    const due = addDays(today, random.between(-9, 12));
    const days = Date.parse(dueOfRequest(requestType, due)) - Date.parse(due);
    const requestedOn = isOut ? addDays(due, -days / 86_400_000) : null;
    const dueDate = isOut ? due : null;
    const cameOn = addDays(today, -random.between(1, 20));
    const chaseCount = status === 'requested' && due < today ? random.between(0, 3) : 0;
    return {
      id: idOf('mri', path.id, String(at)),
      mrId: path.id,
      providerName,
      providerEmail,
      providerPhone: `02 9${random.between(100, 999)} ${random.between(1000, 9999)}`,
      requestType,
      status,
      sentBy: isOut ? 'mail' : null,
      requestedOn,
      dueDate,
      priority: priorityOf({ status, dueDate }, today),
      chaseCount,
      lastChasedOn: chaseCount ? addDays(today, -random.between(1, 6)) : null,
      isAnswered: false,
      receivedOn:
        status === 'retrieved' ? ((requestedOn ?? '') > cameOn ? requestedOn : cameOn) : null,
      pages: status === 'retrieved' ? random.between(12, 240) : null,
      feeStatus: requestType === 'hospitalFoi' && isOut ? 'quoted' : 'none',
      quotedFee: requestType === 'hospitalFoi' && isOut ? '33.00' : null,
    };
  });
}

/** What the trigger `count_record_items` would have written. */
function countsOf(items: readonly Item[]) {
  const live = items.filter(({ status }) => status !== 'cancelled');
  const has = (priority: RecordPriority) => live.some((item) => item.priority === priority);
  const isDone = live.length > 0 && live.every(({ status }) => status === 'retrieved');
  const [dueDate = null] = live
    .filter(({ status }) => status === 'requested')
    .flatMap((item) => item.dueDate ?? [])
    .toSorted();
  return {
    itemCount: live.length,
    requestedCount: live.filter(({ dueDate: due }) => due).length,
    retrievedCount: live.filter(({ status }) => status === 'retrieved').length,
    dueDate,
    priority: !live.length
      ? null
      : has('high')
        ? 'high'
        : has('medium')
          ? 'medium'
          : isDone
            ? 'retrieved'
            : 'low',
  };
}

const contactOf = (item: Item, by: string) => ({
  id: idOf('recordContact', item.id),
  mrId: item.mrId,
  itemId: item.id,
  kind: 'request',
  at: `${item.requestedOn ?? ''}T02:00:00.000Z`,
  destination: item.providerEmail,
  byName: by,
});

function records(tenant: TenantName, today: PlainDate, staff: readonly WrittenPath['by'][]) {
  const random = randomOf(tenant, 'mr');
  const all = ways.flatMap((way) => Array.from({ length: way.count }, () => way));
  return all.map((way, at) => {
    const lastOn = addDays(today, -random.between(1, 25));
    const path: WrittenPath = {
      type: mrType,
      id: idOf('mrCase', tenant, String(at)),
      moves: way.moves,
      createdOn: addDays(lastOn, -random.between(5, 40)),
      lastOn,
      by: random.pick(staff),
    };
    return { path, way, no: at + 1, items: itemsOf(path, way, today, random) };
  });
}

/** Requests for records at every step, with providers that are late, due and done. */
export function mrRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
): TableRows[] {
  if (tenant !== 'harbour') return [];
  const own = tenantId(tenant);
  const { staff, clients, persons } = demoPeople(tenant, facts, settings);
  const made = records(tenant, facts.today, staff).flatMap(({ path, way, no, items }) => {
    const client = clients[(11 + no * 7) % clients.length];
    if (!client) return [];
    const record = {
      id: path.id,
      caseNo: `MR-${path.createdOn.slice(0, 4)}-${String(no).padStart(6, '0')}`,
      ...partiesOf(client, path.createdOn),
      claimantLastName: String(client['last_name']),
      authority: way.authority,
      authorityOn: way.authority === 'signed' ? path.createdOn : null,
      recordsWanted: 'All records since the date of injury.',
      ...countsOf(items),
      ...endOfPath(path, persons),
    };
    return [{ path, record, items }];
  });
  const items = made.flatMap((one) => one.items);
  const contacts = made.flatMap(({ path, items: own }) =>
    own.filter(({ dueDate }) => dueDate).map((item) => contactOf(item, path.by.name)),
  );
  const years = [...new Set(made.map(({ path }) => Number(path.createdOn.slice(0, 4))))];
  return [
    ...checkedRows(
      mr,
      made.map(({ record }) => record),
      own,
    ),
    ...chargeRowsOf(own, made.map(chargedOf)),
    ...recordRows(mri, items, own),
    ...checkedRows(recordContact, contacts, own),
    { table: 'status_log', rows: made.flatMap(({ path }) => logOfPath(own, path)) },
    {
      table: 'number_series',
      rows: years.map((year) => ({ tenant_id: own, prefix: 'MR', year, last: made.length })),
    },
  ];
}
