import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { idOf, randomOf, checkedRows, recordRows } from '#kernel/server';
import type { DemoFacts, TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { campaignCriterion, massTortCampaign, mt, mtType } from '../../domain/index.ts';
import { demoPeople, partiesOf } from '../cases/demo-people.ts';
import { endOfPath, logOfPath } from '../cases/written-path.ts';
import type { WrittenPath } from '../cases/written-path.ts';

const campaigns = [
  ['Hernia mesh', 'Corvane Medical', 'Corvane FlexMesh', 'open'],
  ['Hip implants', 'Ardent Orthopaedics', 'Ardent M2 cup', 'planned'],
] as const;

const criteria = [
  'The product was used in Australia',
  'Used within the years of the campaign',
  'A treating doctor made the diagnosis',
  'No settlement was signed before',
] as const;

const intake = ['startIntake', 'intake'] as const;
const review = ['startReview', 'eligibilityReview'] as const;
const records = ['requestRecords', 'recordsRequested'] as const;
const qualified = ['qualify', 'qualified'] as const;
const rejected = ['disqualify', 'notQualified'] as const;
const settled = ['settle', 'settled'] as const;

const ways = [
  [[], 12, 'pending'],
  [[intake], 20, 'pending'],
  [[intake, review], 18, 'underReview'],
  [[intake, review, records], 16, 'underReview'],
  [[intake, review, qualified], 14, 'passed'],
  [[intake, review, rejected], 6, 'failed'],
  [[intake, review, qualified, settled], 6, 'passed'],
] as const;

const diagnoses = ['Chronic groin pain', 'Mesh erosion', 'Recurrent hernia', 'Nerve entrapment'];

function campaignRows(own: string, tenant: TenantName, companyId: string | null, today: PlainDate) {
  const made = campaigns.map(([name, defendant, product, status]) => ({
    id: idOf('massTortCampaign', tenant, name),
    name,
    defendant,
    product,
    companyId,
    status,
    opensOn: addDays(today, status === 'open' ? -120 : 30),
    closesOn: addDays(today, status === 'open' ? 245 : 400),
    description: `Claimants who received the ${product} of ${defendant} and suffered from it.`,
  }));
  const lines = made.flatMap(({ id }) =>
    criteria.map((name, at) => ({
      id: idOf('campaignCriterion', id, String(at)),
      campaignId: id,
      itemIndex: at + 1,
      name,
    })),
  );
  return [...recordRows(massTortCampaign, made, own), ...recordRows(campaignCriterion, lines, own)];
}

function claimants(tenant: TenantName, today: PlainDate, staff: readonly WrittenPath['by'][]) {
  const random = randomOf(tenant, 'mt');
  const all = ways.flatMap(([moves, count, eligibility]) =>
    Array.from({ length: count }, () => ({ moves, eligibility })),
  );
  return all.map(({ moves, eligibility }, at) => {
    const lastOn = addDays(today, -random.between(0, 25));
    const path: WrittenPath = {
      type: mtType,
      id: idOf('mtCase', tenant, String(at)),
      moves,
      createdOn: addDays(lastOn, -random.between(3, 60)),
      lastOn,
      by: random.pick(staff),
    };
    const usedFrom = addDays(today, -random.between(1200, 3000));
    const isSettled = moves.length === 4;
    return {
      path,
      no: at + 1,
      words: {
        eligibility,
        productUsed: campaigns[0][2],
        usedFrom,
        usedTo: addDays(usedFrom, random.between(200, 900)),
        diagnosis: random.pick(diagnoses),
        settledOn: isSettled ? lastOn : null,
        settledAmount: isSettled ? `${random.between(20, 90)}000.00` : null,
      },
    };
  });
}

/** A campaign with claimants at every step, and one that is planned. */
export function mtRows(
  tenant: TenantName,
  facts: DemoFacts,
  settings: readonly TableRows[],
): TableRows[] {
  if (tenant !== 'harbour') return [];
  const own = tenantId(tenant);
  const { staff, clients, persons } = demoPeople(tenant, facts, settings);
  const made = claimants(tenant, facts.today, staff).flatMap(({ path, no, words }) => {
    const client = clients[(7 + no * 5) % clients.length];
    if (!client) return [];
    const record = {
      id: path.id,
      caseNo: `MT-${path.createdOn.slice(0, 4)}-${String(no).padStart(6, '0')}`,
      ...partiesOf(client, path.createdOn),
      campaignId: idOf('massTortCampaign', tenant, campaigns[0][0]),
      ...words,
      ...endOfPath(path, persons),
    };
    return [{ path, record }];
  });
  const years = [...new Set(made.map(({ path }) => Number(path.createdOn.slice(0, 4))))];
  const firm = clients[0] ? String(clients[0]['company_id']) : null;
  return [
    ...campaignRows(own, tenant, firm, facts.today),
    ...checkedRows(
      mt,
      made.map(({ record }) => record),
      own,
    ),
    { table: 'status_log', rows: made.flatMap(({ path }) => logOfPath(own, path)) },
    {
      table: 'number_series',
      rows: years.map((year) => ({ tenant_id: own, prefix: 'MT', year, last: made.length })),
    },
  ];
}
