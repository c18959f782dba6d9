import { refuse } from '#kernel/domain';
import type { Refused } from '#kernel/domain';

export type RecordLine = { readonly id: string; readonly parentId: string | null };

/** B-241: a record has one level of sub-records, and is never part of itself. */
export function refuseParent(
  child: RecordLine & { readonly hasSubRecords: boolean },
  parent: RecordLine,
): Refused | null {
  if (parent.id === child.id) return refuse('partOfItself');
  if (parent.parentId === child.id) return refuse('partOfOwnSubRecord');
  if (parent.parentId) return refuse('partOfSubRecord');
  return child.hasSubRecords ? refuse('hasSubRecords') : null;
}

/** A sub-record is made of a record that stands by itself. */
export const refuseSubRecord = ({ parentId }: RecordLine): Refused | null =>
  parentId ? refuse('partOfSubRecord') : null;

/** What a copy takes along: who, for whom and about what; never how far the first one was. */
export const copiedKeys = [
  'clientId',
  'companyId',
  'bookingCmId',
  'otherCmIds',
  'businessUnitId',
  'customerReference',
  'purchaseOrderNo',
  'contractorId',
  'claimNo',
  'matterId',
  'dateOfInjury',
  'matterTypeId',
  'schemeId',
  'typeOfClaimId',
  'side',
  'employer',
  'bodyPartIds',
  'isUrgent',
  'sourceOfReferralId',
  'bookingNotes',
  'internalNotes',
  'recordsFrom',
  'recordsTo',
  'recordsWanted',
] as const;

/** Of a request: the provider and what is asked for. */
export const copiedItemKeys = [
  'treatmentProviderId',
  'providerName',
  'providerEmail',
  'providerPhone',
  'providerAddress',
  'requestType',
  'note',
] as const;
