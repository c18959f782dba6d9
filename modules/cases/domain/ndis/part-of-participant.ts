import { lookup } from '#kernel/domain';
import { office } from '#platform/domain';
import { ndis } from './ndis.resource.ts';

/** What belongs to one participant is kept by the office; whoever is not to see the case sees none of it. */
export const ofParticipant = {
  ndisId: lookup('Participant', ndis.name, { required: true }),
} as const;

export const keptByOffice = {
  list: office,
  read: office,
  create: office,
  update: office,
  delete: office,
} as const;

export const partOfParticipant = (as: string) =>
  ({
    features: ['NDIS'],
    parent: { field: 'ndisId', as },
    pages: { only: [] },
    rowsDifferByUser: true,
  }) as const;
