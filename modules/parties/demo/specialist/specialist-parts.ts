import { addDays, exact, toCents } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import {
  feeBasis,
  matterKinds,
  specialistContract,
  specialistFee,
  specialistLeave,
  specialistReportType,
} from '../../domain/index.ts';
import type { AssessmentType, FeeArrangement, MatterKind } from '../../domain/index.ts';
import type { Random, SeedRow, TableRows } from '#kernel/server';
import { idOf, randomOf, recordRows } from '#kernel/server';
import { tenantId } from '#platform/demo';
import type { TenantName, ValueId } from '#platform/demo';

const idFor = (kind: string, owner: SeedRow, ...words: string[]) =>
  idOf(kind, String(owner.id), ...words);

function contractsOf(owner: SeedRow, index: number, today: PlainDate) {
  const specialistId = String(owner.id);
  const name = `${String(owner.title)} ${String(owner.full_name)}`;
  const template = index % 7 === 3 ? ('telehealth' as const) : ('standard' as const);
  const from = owner.onboarded_date as string | null;
  const to = owner.onboarded_end_date as string | null;
  const signed = from && {
    id: idFor('contract', owner, 'signed'),
    specialistId,
    template,
    startDate: from,
    endDate: to,
    status: 'signed' as const,
    signedDate: from < today ? addDays(from, -9) : addDays(today, -2),
    signedBy: name,
  };
  const isNext = index === 0 || owner.recruitment_status === 'ONBOARDING';
  const start = to ? addDays(to, 1) : addDays(today, 21);
  const next = isNext && {
    id: idFor('contract', owner, 'next'),
    specialistId,
    template,
    startDate: start,
    endDate: addDays(start, 729),
    status: index % 2 ? ('draft' as const) : ('sent' as const),
  };
  return [...(signed ? [signed] : []), ...(next ? [next] : [])];
}

/** With the dearest factor still below the lowest price that a customer of the demo pays. */
const amounts: Readonly<Record<AssessmentType, number>> = {
  ime: 930,
  ot: 740,
  supplementary: 360,
  fileReview: 780,
  medNeg: 1170,
  teleconference: 260,
};

const lateCancellation = 'Late cancellation';

type Fee = {
  readonly id: string;
  readonly serviceItem: string | null;
  readonly amount: string | null;
  readonly splitPercent: string | null;
};

/** Half of the fee for a day that was kept free in vain; a split is taken of the lower price anyway. */
const keptFree = <F extends Fee>(owner: SeedRow, fee: F): F => ({
  ...fee,
  id: idFor('fee', owner, fee.id, lateCancellation),
  serviceItem: lateCancellation,
  amount: fee.amount && toCents(exact(fee.amount).div(2)),
});

/** Last year's fee ends where this year's begins. */
function feesOf(owner: SeedRow, today: PlainDate, random: Random) {
  const arrangement = owner.fee_arrangement as FeeArrangement | null;
  if (!arrangement) return [];
  const begin = `${Number(today.slice(0, 4)) - 1}-07-01`;
  const services = owner.type_of_assessments_accepted as AssessmentType[];
  const factor = 1 + random.between(-2, 8) * 0.05;
  return services.flatMap((serviceType) =>
    (Object.keys(matterKinds) as MatterKind[]).flatMap((matterKind) => {
      const isSplit = feeBasis(arrangement, matterKind) === 'split';
      const price = Math.round((amounts[serviceType] * factor) / 10) * 10;
      const fee = (effectiveFrom: string, effectiveTo: string | null, share: number) => ({
        id: idFor('fee', owner, serviceType, matterKind, effectiveFrom),
        serviceItem: null as string | null,
        specialistId: String(owner.id),
        serviceType,
        matterKind,
        amount: isSplit ? null : (price * share).toFixed(2),
        splitPercent: isSplit ? String(Math.round(60 * share)) : null,
        effectiveFrom,
        effectiveTo,
      });
      if (serviceType !== 'ime') return [fee(begin, null, 1)];
      const both = [fee(addDays(begin, -365), addDays(begin, -1), 0.95), fee(begin, null, 1)];
      return both.flatMap((one) => [one, keptFree(owner, one)]);
    }),
  );
}

const reports: Readonly<Partial<Record<AssessmentType, readonly [label: string, days: number]>>> = {
  ime: ['Independent medical examination', 10],
  ot: ['Occupational therapy', 8],
  supplementary: ['Supplementary report', 5],
  fileReview: ['File review', 7],
  medNeg: ['Medical negligence opinion', 15],
};

function reportTypesOf(owner: SeedRow, random: Random, valueId: ValueId) {
  if (!owner.fee_arrangement) return [];
  return (owner.type_of_assessments_accepted as AssessmentType[]).flatMap((type) => {
    const [label, days] = reports[type] ?? [];
    const reportTypeId = label && valueId('typeOfReport', label);
    if (!reportTypeId || !days) return [];
    return [
      {
        id: idFor('reportType', owner, type),
        specialistId: String(owner.id),
        reportTypeId,
        turnaroundDays: days + random.between(0, 4),
      },
    ];
  });
}

const why = ['Annual leave', 'Conference', 'Family leave', 'Study leave'] as const;

function leavesOf(owner: SeedRow, index: number, today: PlainDate, random: Random) {
  if (index % 3 || owner.recruitment_status !== 'ONBOARDED') return [];
  const startDate = addDays(today, random.between(5, 110));
  return [
    {
      id: idFor('leave', owner),
      specialistId: String(owner.id),
      startDate,
      endDate: addDays(startDate, random.between(2, 16)),
      reason: random.pick(why),
    },
  ];
}

/** Contracts, fees, report types and leave of the specialists of a tenant. */
export function specialistPartRows(
  tenant: TenantName,
  specialists: readonly SeedRow[],
  today: PlainDate,
  valueId: ValueId,
): TableRows[] {
  const random = randomOf(tenant, 'specialist parts');
  const owner = tenantId(tenant);
  const each = <T>(make: (row: SeedRow, index: number) => readonly T[]) =>
    specialists.flatMap(make);
  return [
    ...recordRows(
      specialistContract,
      each((row, at) => contractsOf(row, at, today)),
      owner,
    ),
    ...recordRows(
      specialistFee,
      each((row) => feesOf(row, today, random)),
      owner,
    ),
    ...recordRows(
      specialistReportType,
      each((row) => reportTypesOf(row, random, valueId)),
      owner,
    ),
    ...recordRows(
      specialistLeave,
      each((row, at) => leavesOf(row, at, today, random)),
      owner,
    ),
  ];
}
