import { billingSetting } from '#billing/domain';
import { defaultPic, imsApproval, ndisServiceItem } from '#cases/domain';
import type { ApprovalState } from '#cases/domain';
import { addDays } from '#kernel/domain';
import { defaultId } from '#kernel/server';
import { picSteps, serviceTypes } from '#platform/domain';
import type { PicStep, ServiceType } from '#platform/domain';
import { idOf } from '../../seed/ids.ts';
import type { TableRows } from '../../seed/load-rows.ts';
import { recordsOf } from '../../seed/records-of.ts';
import { workdayBefore } from '../days.ts';
import { randomOf } from '../random.ts';
import { tenantId } from '../tenants.ts';
import type { OfficeFacts } from './relation-rows.ts';
import { ndisSketches } from './sketches.ts';

const states: readonly ApprovalState[] = [
  'pending',
  'sent',
  'underReview',
  'approved',
  'rejected',
  'certified',
  'sent',
];

/** Terms of single companies, persons in charge, approvals and NDIS prices. */
export function settingRows({ tenant, companies, accounts, today }: OfficeFacts): TableRows[] {
  if (tenant === 'host') return [];
  const random = randomOf(tenant, 'settings');
  const own = tenantId(tenant);
  const insurers = companies.filter(({ type }) => type === 'insurer' || type === 'selfInsurer');
  const staff = accounts.filter(({ who }) => who === 'adminstaff' || who === 'staff');
  const kinds = Object.keys(serviceTypes) as ServiceType[];

  const terms = insurers.slice(0, 5).map(({ id }, at) => ({
    id: idOf('billingSetting', tenant, id),
    scope: 'company' as const,
    companyId: id,
    serviceType: at === 2 ? ('IME' as const) : null,
    effectiveFrom: `${today.slice(0, 4)}-07-01`,
    termsDays: [14, 21, 30, 45, 60][at] ?? 30,
    taxRate: 10,
    prepayment: at === 4 ? ('required' as const) : ('notRequired' as const),
    statementDay: ['1st', '5th', '15th', '20th', '25th'][at] ?? '1st',
  }));

  const steps = Object.keys(picSteps) as PicStep[];
  const persons = staff.length
    ? steps.slice(0, 12).map((step, at) => ({
        id: idOf('defaultPic', tenant, step),
        step,
        userId: staff[at % staff.length]?.id ?? '',
      }))
    : [];

  const approvals = insurers.slice(0, 7).map(({ id }, at) => {
    const status = states[at] ?? 'pending';
    const isDecided = ['approved', 'rejected', 'certified'].includes(status);
    return {
      id: idOf('imsApproval', tenant, id),
      reference: `IMS-${today.slice(0, 4)}-${String(110 + at * 3)}`,
      subject: at % 2 ? 'Second examination within twelve months' : 'Examination outside the panel',
      companyId: id,
      claimNo: `${random.between(10, 99)}/${random.between(100_000, 999_999)}`,
      serviceType: kinds[at % kinds.length] ?? 'IME',
      amount: `${1380 + at * 145}.00`,
      requestedOn: workdayBefore(today, 3 + at * 6),
      neededBy: addDays(today, 10 - at),
      status,
      decidedOn: isDecided ? workdayBefore(today, at) : null,
      decisionNote: status === 'rejected' ? 'The first report answers the question.' : null,
    };
  });

  const prices = ndisSketches.map(([number, name, category, unitCode, priceType, priceLimit]) => ({
    id: idOf('ndisServiceItem', tenant, number),
    supportItemNumber: number,
    name,
    supportCategoryId: defaultId(own, 'lookupConfig', 'supportCategory', category),
    unitCode,
    priceType,
    priceLimit,
    startDate: `${today.slice(0, 4)}-07-01`,
  }));

  return [
    ...recordsOf(billingSetting, terms, own),
    ...recordsOf(defaultPic, persons, own),
    ...recordsOf(imsApproval, approvals, own),
    ...recordsOf(ndisServiceItem, prices, own),
  ];
}
