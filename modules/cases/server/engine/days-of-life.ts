import { tableOf } from '#kernel/server';
import type { AnyResource } from '#kernel/domain';
import {
  mri,
  mvaDemand,
  mvaMedicalTreatmentPlan,
  mvaOffer,
  mvaTreatmentPeriod,
  orderOfDays,
  tpdStatement,
} from '../../domain/index.ts';
import type { CaseType, DaysInOrder } from '../../domain/index.ts';

const snake = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const firstOf = (resource: AnyResource, column: string): string =>
  `(select min(d.${column}) from ${tableOf(resource)} d
    where d.tenant_id = t.tenant_id and d.claim_id = t.id and not d.is_deleted)`;

/** Days that are no column of the record `t`, as SQL. */
const computed: Readonly<Record<string, string>> = {
  bornOn: `(select p.date_of_birth from party_clients p
    where p.tenant_id = t.tenant_id and p.id = t.client_id)`,
  appointmentDate: `(t.appointment_date at time zone coalesce(t.appointment_zone, 'UTC'))::date`,
  followedOn: `least(${firstOf(mvaTreatmentPeriod, 'date_from')}, ${firstOf(mvaMedicalTreatmentPlan, 'requested_on')},
    ${firstOf(mvaDemand, 'demanded_on')}, ${firstOf(mvaOffer, 'offered_on')})`,
};

/** A day of a record `t` as SQL. */
export const dayOf = (key: string): string => computed[key] ?? `t.${snake(key)}`;

export const ordersOf = ({ key }: CaseType): readonly DaysInOrder[] => orderOfDays[key];

/** Days of what belongs to a case: of the record `t`, or of the claim that it is part of. */
export type DaysBelow = {
  readonly resource: AnyResource;
  /** The field that names the case. */
  readonly parent: string;
  readonly words: DaysInOrder;
};

const accident = { accidentDate: 'the accident' };

export const daysBelow: readonly DaysBelow[] = [
  {
    resource: mvaTreatmentPeriod,
    parent: 'claim_id',
    words: { ...accident, dateFrom: 'the treatment' },
  },
  {
    resource: mvaMedicalTreatmentPlan,
    parent: 'claim_id',
    words: { ...accident, requestedOn: 'the request of the plan' },
  },
  {
    resource: mvaDemand,
    parent: 'claim_id',
    words: { ...accident, demandedOn: 'the letter of demand' },
  },
  { resource: mvaOffer, parent: 'claim_id', words: { ...accident, offeredOn: 'the offer' } },
  {
    resource: tpdStatement,
    parent: 'claim_id',
    words: { requestedOn: 'the request', receivedOn: 'the statement' },
  },
  {
    resource: mri,
    parent: 'mr_id',
    words: { requestedOn: 'the request', receivedOn: 'the files of the provider' },
  },
];

/** A day of what belongs to a case, as SQL. */
export const dayBelow = (key: string): string =>
  key === 'accidentDate'
    ? `(select m.accident_date from mva_claim m where m.tenant_id = t.tenant_id and m.id = t.claim_id)`
    : `t.${snake(key)}`;
