import { defaultPic, imsApproval, ndisServiceItem } from '../domain/index.ts';
import type { ApprovalState } from '../domain/index.ts';
import { accountsIn } from '#identity/demo';
import { addDays } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import { defaultId, idOf, randomOf, recordRows, workdayBefore } from '#kernel/server';
import { picSteps, serviceTypes } from '#platform/domain';
import type { PicStep, ServiceType } from '#platform/domain';
import type { TableRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName } from '#platform/demo';
import { companiesIn } from '#parties/demo';
import { ndisItems } from './ndis-items.ts';

const states: readonly ApprovalState[] = [
  'pending',
  'sent',
  'underReview',
  'approved',
  'rejected',
  'certified',
  'sent',
];

/** Persons in charge, approvals and NDIS prices. */
export function settingRows(tenant: TenantName, today: PlainDate): TableRows[] {
  if (tenant === 'host') return [];
  const companies = companiesIn(tenant);
  const accounts = accountsIn(tenant);
  const random = randomOf(tenant, 'settings');
  const own = tenantId(tenant);
  const insurers = companies.filter(({ type }) => type === 'insurer' || type === 'selfInsurer');
  const staff = accounts.filter(({ who }) => who === 'adminstaff' || who === 'staff');
  const kinds = Object.keys(serviceTypes) as ServiceType[];

  const steps = Object.keys(picSteps) as PicStep[];
  const persons = staff.length
    ? steps.map((step, at) => ({
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

  const prices = ndisItems.map(([number, name, category, unitCode, priceType, priceLimit]) => ({
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
    ...recordRows(defaultPic, persons, own),
    ...recordRows(imsApproval, approvals, own),
    ...recordRows(ndisServiceItem, prices, own),
  ];
}
