import type { PlainDate } from '#kernel/domain';
import type { RecruitmentStatus } from '../specialist/specialist-choices.ts';
import { hasContract } from '../specialist/has-contract.ts';
import type { ContractDates } from '../specialist/has-contract.ts';

/**
 * Why a specialist cannot be booked at a centre for a company on a day, in the order in which a
 * booking officer would say it. The function `party_bookability` of the database knows the same rule,
 * and answers these names; a property test compares the two.
 */
export const unbookableReasons = {
  specialistInactive: 'The specialist takes no bookings',
  specialistRecruiting: 'The specialist is still being recruited',
  nonBookingContact: 'The specialist is a contact who takes no bookings',
  centreClosed: 'The centre receives no bookings',
  companyDisabled: 'The company is disabled',
  onLeave: 'The specialist is on leave',
  contractEnded: 'The specialist has no contract on that day',
  excludedByCompany: 'The company has excluded this specialist',
} as const;

export type UnbookableReason = keyof typeof unbookableReasons;

export type BookabilityFacts = {
  /** On the clocks of the place. */
  readonly day: PlainDate;
  readonly specialist: ContractDates & {
    readonly isActive: boolean;
    readonly recruitmentStatus: RecruitmentStatus;
    readonly leaves: readonly { readonly startDate: PlainDate; readonly endDate: PlainDate }[];
  };
  /** Null: by video or at home. */
  readonly centre: { readonly isActive: boolean; readonly receiveBooking: boolean } | null;
  /** Null: nobody is chosen yet. */
  readonly company: { readonly isActive: boolean; readonly hasExcluded: boolean } | null;
};

/** B-084, B-178, C-189, E-059. A record that was deleted counts as one that is not active. */
export function whyUnbookable(facts: BookabilityFacts): UnbookableReason[] {
  const { day, specialist, centre, company } = facts;
  const { recruitmentStatus: status, isActive, leaves } = specialist;
  const found: Readonly<Record<UnbookableReason, boolean>> = {
    specialistInactive: !isActive || status === 'EXCLUDING',
    specialistRecruiting: status === 'RECRUITING',
    nonBookingContact: status === 'NON_BOOKING_CONTACT',
    centreClosed: centre !== null && !(centre.isActive && centre.receiveBooking),
    companyDisabled: company !== null && !company.isActive,
    onLeave: leaves.some(({ startDate, endDate }) => startDate <= day && day <= endDate),
    contractEnded: !hasContract(specialist, day),
    excludedByCompany: company?.hasExcluded ?? false,
  };
  return reasons.filter((reason) => found[reason]);
}

const reasons = Object.keys(unbookableReasons) as UnbookableReason[];

/** B-085: staff are asked about these and may go on; all others stop everybody. */
const askedOfStaff: readonly UnbookableReason[] = ['contractEnded'];

export const mayBeOverruled = (reason: string): boolean =>
  askedOfStaff.some((one) => one === reason);

const internal: readonly string[] = ['specialistRecruiting', 'nonBookingContact', 'contractEnded'];

/** G-085: how the practice stands with a specialist is not for customers. */
export const publicReason = <R extends string>(reason: R): R | 'specialistInactive' =>
  internal.includes(reason) ? 'specialistInactive' : reason;

/** Told by a day, a place or the company alone. */
const notOfThePerson: readonly UnbookableReason[] = [
  'centreClosed',
  'companyDisabled',
  'onLeave',
  'contractEnded',
];

/** Before there is a day: why this specialist is not to be chosen for the company at all. */
export const whyNotToChoose = <R extends UnbookableReason>(reasons: readonly R[]): R | undefined =>
  reasons.find((reason) => !notOfThePerson.includes(reason));
