import { defineLink } from '#kernel/domain';
import { coParticipant } from './co/co-participant.resource.ts';
import { mnOpinion } from './mn/mn-opinion.resource.ts';
import { mri } from './mr/mri.resource.ts';
import { otQuotation } from './quotation/ot-quotation.resource.ts';

/** Each sending makes new links. Whether the page still asks for an answer follows from the record. */
export const quotationLink = defineLink({
  name: 'quotation',
  label: 'Quotation',
  for: otQuotation,
  partOf: 'otId',
  // After its last day the page says for a while that it has expired.
  expires: { days: 30, orUntil: '30 days after the last day of its validity' },
  uses: 'many',
  page: '/quotation/{token}',
  heldBy: 'the customer',
});

export const conferencePollLink = defineLink({
  name: 'conferencePoll',
  label: 'Times of a conference',
  for: coParticipant,
  expires: { days: 60, orUntil: 'the end of the last time that is offered' },
  uses: 'many',
  page: '/conference/{token}',
  heldBy: 'the participant',
});

export const opinionLink = defineLink({
  name: 'opinion',
  label: 'Preliminary opinion',
  for: mnOpinion,
  expires: { days: 60, orUntil: 'the day by which it is asked for' },
  uses: 'many',
  page: '/opinion/{token}',
  heldBy: 'the specialist',
});

/** As long as the longest turnaround, and some more. */
export const recordUploadLink = defineLink({
  name: 'recordUpload',
  label: 'Send medical records',
  for: mri,
  expires: { days: 90 },
  uses: 'many',
  page: '/records/{token}',
  heldBy: 'the provider',
});

export const caseLinks = [
  quotationLink,
  conferencePollLink,
  opinionLink,
  recordUploadLink,
] as const;
