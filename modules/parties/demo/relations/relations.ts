import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { defaultId, idOf, randomOf, recordRows, workdayBefore } from '#kernel/server';
import {
  financialYearOf,
  inquiry,
  marketingCampaign,
  relationshipActivity,
  salePeriods,
  saleTarget,
} from '../../domain/index.ts';
import type { InquiryState } from '../../domain/index.ts';
import type { SeedRow, TableRows } from '#kernel/server';
import type { Account } from '#identity/demo';
import type { DemoCompany } from '../company/companies.ts';
import { phoneIn, tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { activitySketches, campaignSketches, inquirySketches } from './sketches.ts';

const orderers = ['insurer', 'selfInsurer', 'lawDefendant', 'lawPlaintiff', 'lawPractice'];
const states: readonly InquiryState[] = [
  'new',
  'contacted',
  'quoted',
  'converted',
  'new',
  'closed',
];

export type OfficeFacts = {
  readonly tenant: TenantName;
  readonly companies: readonly DemoCompany[];
  readonly accounts: readonly Account[];
  readonly managers: readonly SeedRow[];
  readonly today: PlainDate;
};

const valueOf = (tenant: TenantName, type: string, label: string): string =>
  defaultId(tenantId(tenant), 'lookupConfig', type, label);

const officeOf = (accounts: readonly Account[]): string[] =>
  accounts
    .filter(({ who }) => ['adminstaff', 'staff', 'accounting'].includes(who))
    .map(({ id }) => id);

/** Customers, and what the office does to keep and to find them. */
export function relationRows(facts: OfficeFacts): TableRows[] {
  const { tenant, accounts, today } = facts;
  const staff = officeOf(accounts);
  if (!staff.length || tenant === 'host') return [];
  const random = randomOf(tenant, 'relations');
  const customers = facts.companies.filter(
    ({ type, isActive }) => orderers.includes(type) && isActive !== false,
  );
  const own = tenantId(tenant);

  const activities = customers.slice(0, 14).flatMap((company, at) => {
    const people = facts.managers.filter((row) => row.company_id === company.id);
    return [0, 1].map((turn) => {
      const sketch = activitySketches[(at * 2 + turn) % activitySketches.length];
      const [type, subject, note] = sketch ?? (['call', 'Call', ''] as const);
      const activityDate = workdayBefore(today, 2 + at * 7 + turn * 40);
      return {
        id: idOf('relationshipActivity', tenant, company.id, String(turn)),
        type,
        subject,
        note,
        activityDate,
        companyId: company.id,
        caseManagerId: people.length ? String(random.pick(people).id) : null,
        staffId: random.pick(staff),
        followUpOn: turn === 0 && at % 3 === 0 ? addDays(activityDate, 12) : null,
      };
    });
  });

  const inquiries = inquirySketches.map(
    ([subject, contactName, companyName, serviceType, message], at) => {
      const state = states[at % states.length] ?? 'new';
      const company = customers[at % Math.max(customers.length, 1)];
      const isConverted = state === 'converted' && company;
      return {
        id: idOf('inquiry', tenant, String(at)),
        subject,
        contactName,
        companyName,
        serviceType,
        message,
        receivedOn: workdayBefore(today, 1 + at * 5),
        email: `${contactName.toLowerCase().replace(' ', '.')}@${companyName.toLowerCase().replace(/\W+/g, '')}.example`,
        phone: phoneIn('NSW', random),
        sourceId: valueOf(tenant, 'sourceOfReferral', at % 2 ? 'Website' : 'Word of mouth'),
        state: state === 'converted' && !company ? ('quoted' as const) : state,
        assignedToId: state === 'new' ? null : random.pick(staff),
        convertedToId: isConverted ? company.id : null,
        convertedOn: isConverted ? workdayBefore(today, at) : null,
        outcome: state === 'closed' ? 'Went with a provider in their own town.' : null,
      };
    },
  );

  const campaigns = campaignSketches.map(
    ([name, channel, audience, status, from, days, budget, spent, responses]) => ({
      id: idOf('marketingCampaign', tenant, name),
      name,
      channelId: valueOf(tenant, 'campaignChannel', channel),
      audience: [...audience],
      status,
      startDate: addDays(today, from),
      endDate: addDays(today, from + days),
      budget: `${budget}.00`,
      spent: `${spent}.00`,
      responses,
      ownerId: random.pick(staff),
    }),
  );

  const year = financialYearOf(today);
  const periods = Object.keys(salePeriods) as (keyof typeof salePeriods)[];
  const targets = periods.map((period, at) => ({
    id: idOf('saleTarget', tenant, period),
    financialYear: year,
    period,
    staffId: period === 'year' ? null : (staff[at % staff.length] ?? null),
    saleTypeId: period === 'year' ? null : valueOf(tenant, 'saleType', 'New customer'),
    targetAmount: period === 'year' ? '1250000.00' : '310000.00',
    achievedAmount: ['324500.00', '187300.00', '0.00', '0.00', '511800.00'][at] ?? '0.00',
  }));

  return [
    ...recordRows(relationshipActivity, activities, own),
    ...recordRows(inquiry, inquiries, own),
    ...recordRows(marketingCampaign, campaigns, own),
    ...recordRows(saleTarget, targets, own),
  ];
}
