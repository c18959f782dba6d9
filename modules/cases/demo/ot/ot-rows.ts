import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { defaultId, idOf, randomOf, checkedRows, recordRows } from '#kernel/server';
import type { DemoFacts, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import {
  itemAmounts,
  ot,
  otQuotation,
  otQuotationItem,
  otType,
  quotationTemplatesAtStart,
  quotationTotals,
} from '../../domain/index.ts';
import type { QuotationStatus } from '../../domain/index.ts';
import { fileRows } from '#documents/demo';
import { examinedRecord, logRows } from '../cases/case-rows.ts';
import type { DemoCase } from '../cases/case-rows.ts';
import { feesIn } from '../cases/demo-fees.ts';
import { demoPeople, partiesOf } from '../cases/demo-people.ts';
import { endOfPath, logOfPath } from '../cases/written-path.ts';
import type { WrittenPath } from '../cases/written-path.ts';
import { paperCases } from '../papers/paper-cases.ts';
import { paperworkRows } from '../papers/paperwork-rows.ts';
import { reportRows, versionsOf } from '../papers/report-rows.ts';
import { chargesOfExamined, dayOf, examinedCases } from './examined-cases.ts';

type Way = {
  readonly moves: WrittenPath['moves'];
  readonly quotation: QuotationStatus | null;
  readonly count: number;
};

const requested = ['requestQuotation', 'quotationRequested'] as const;
const sent = ['quotationSent', 'quotationSent'] as const;
const approved = ['quotationApproved', 'appointmentRequested'] as const;
const lost = ['quotationLost', 'quotationRequested'] as const;

const ways: readonly Way[] = [
  { moves: [], quotation: null, count: 8 },
  { moves: [requested], quotation: 'draft', count: 18 },
  { moves: [requested, sent], quotation: 'sent', count: 24 },
  { moves: [requested, sent], quotation: 'underReview', count: 16 },
  { moves: [requested, sent, approved], quotation: 'approved', count: 30 },
  { moves: [requested, sent, lost], quotation: 'rejected', count: 8 },
  { moves: [requested, sent, lost], quotation: 'expired', count: 6 },
];

type OtCase = {
  readonly path: WrittenPath;
  readonly way: Way;
  readonly client: number;
  readonly no: number;
};

function quotationOf(own: string, { path, way, no }: Omit<OtCase, 'client'>, companyId: string) {
  if (!way.quotation) return null;
  const template = quotationTemplatesAtStart[no % quotationTemplatesAtStart.length];
  if (!template) return null;
  const items = template.items.map(([description, quantity, unitPrice]) => ({
    description,
    quantity,
    unitPrice,
    hasGst: true,
  }));
  const id = idOf('otQuotation', path.id);
  const isOut = way.quotation !== 'draft';
  const isAnswered = way.quotation === 'approved' || way.quotation === 'rejected';
  const at = `${path.lastOn}T03:00:00.000Z`;
  const record = {
    id,
    quotationNo: `Q-${path.createdOn.slice(0, 4)}-${String(no).padStart(6, '0')}`,
    otId: path.id,
    companyId,
    status: way.quotation,
    templateId: defaultId(own, 'otQuotationTemplate', template.key),
    validUntil: way.quotation === 'expired' ? path.lastOn : addDays(path.lastOn, 30),
    note: template.note,
    ...quotationTotals(items),
    sentAt: isOut ? at : null,
    sentTo: isOut ? 'claims@customer.test' : null,
    openedAt: isAnswered || way.quotation === 'underReview' ? at : null,
    decidedAt: isAnswered ? at : null,
    decidedBy: isAnswered ? 'The claims officer' : null,
    decisionReason:
      way.quotation === 'rejected' ? 'Travel is above the limit of the scheme.' : null,
    creationTime: `${path.createdOn}T02:00:00.000Z`,
  };
  const lines = items.map((item, at) => ({
    id: idOf('otQuotationItem', id, String(at)),
    quotationId: id,
    itemIndex: at + 1,
    ...item,
    ...itemAmounts(item),
  }));
  return { record, lines, name: template.name };
}

const approvedWay: Way = { moves: [], quotation: 'approved', count: 0 };

/** From the confirmation to the report, at the price that the customer approved. */
function examinedRows(
  tenant: TenantName,
  facts: DemoFacts,
  examined: readonly DemoCase[],
  first: number,
) {
  const own = tenantId(tenant);
  const feesOf = feesIn(facts, own);
  const quoted = examined.flatMap((one, at) => {
    const path = {
      type: otType,
      id: one.id,
      moves: [],
      createdOn: one.createdAt.slice(0, 10),
      lastOn: dayOf(one, 'quotationSent'),
      by: one.by,
    };
    const companyId = String(one.client['company_id']);
    const made = quotationOf(own, { path, way: approvedWay, no: first + at }, companyId);
    return made ? [{ one, made }] : [];
  });
  const charged = quoted.map(({ one, made: { record, name } }) => ({
    one,
    fees: feesOf(String(one.appointment['specialist_id'])),
    quoted: { quotationNo: record.quotationNo, subtotal: record.subtotal, name },
  }));
  const chosen = paperCases(tenant, facts, examined);
  const papers = [paperworkRows(chosen), reportRows(chosen.flatMap(versionsOf))];
  const files = papers.flatMap((part) => part.files);
  return {
    quotations: quoted.map(({ made }) => made),
    rows: [
      { table: 'status_log', rows: examined.flatMap((one) => logRows(own, one)) },
      ...chargesOfExamined(own, charged),
      ...fileRows(own, files, facts.keep),
      ...papers.flatMap((part) => part.rows),
    ],
  };
}

function otCases(
  tenant: TenantName,
  today: PlainDate,
  staff: readonly WrittenPath['by'][],
): OtCase[] {
  const random = randomOf(tenant, 'ot');
  const all = ways.flatMap((way) => Array.from({ length: way.count }, () => way));
  return all.map((way, at) => {
    const lastOn = addDays(today, -random.between(0, 20));
    return {
      way,
      client: 11 + at * 3,
      no: at + 1,
      path: {
        type: otType,
        id: idOf('otCase', tenant, String(at)),
        moves: way.moves,
        createdOn: addDays(lastOn, -random.between(2, 25)),
        lastOn,
        by: random.pick(staff),
      },
    };
  });
}

function seriesRows(own: string, begun: readonly string[]): TableRows {
  const years = [...new Set(begun.map((on) => Number(on.slice(0, 4))))];
  const rows = years.flatMap((year) =>
    ['OT', 'Q'].map((prefix) => ({ tenant_id: own, prefix, year, last: begun.length })),
  );
  return { table: 'number_series', rows };
}

/** Occupational therapy with quotations in every state. */
export function otRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
): TableRows[] {
  if (tenant !== 'harbour') return [];
  const own = tenantId(tenant);
  const { staff, clients, persons } = demoPeople(tenant, facts, settings);
  const cases = otCases(tenant, facts.today, staff);
  const made = cases.flatMap((one) => {
    const client = clients[one.client % clients.length];
    if (!client) return [];
    const parties = partiesOf(client, one.path.createdOn);
    const year = one.path.createdOn.slice(0, 4);
    const record = {
      id: one.path.id,
      caseNo: `OT-${year}-${String(one.no).padStart(6, '0')}`,
      ...parties,
      ...endOfPath(one.path, persons),
    };
    return [{ one, record, quotation: quotationOf(own, one, parties.companyId) }];
  });
  const first = cases.length + 1;
  const examined = examinedCases(tenant, facts, { staff, first });
  const more = examinedRows(tenant, facts, examined, first);
  const quotations = [...made.flatMap(({ quotation }) => quotation ?? []), ...more.quotations];
  const begun = [
    ...cases.map(({ path }) => path.createdOn),
    ...examined.map((one) => one.createdAt),
  ];
  return [
    ...checkedRows(
      ot,
      made.map(({ record }) => record),
      own,
    ),
    ...recordRows(
      ot,
      examined.map((one) => examinedRecord(one, facts, new Map(Object.entries(persons)))),
      own,
    ),
    { table: 'status_log', rows: made.flatMap(({ one }) => logOfPath(own, one.path)) },
    ...more.rows,
    ...recordRows(
      otQuotation,
      quotations.map(({ record }) => record),
      own,
    ),
    ...recordRows(
      otQuotationItem,
      quotations.flatMap(({ lines }) => lines),
      own,
    ),
    seriesRows(own, begun),
  ];
}
