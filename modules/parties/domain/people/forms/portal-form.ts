import { dayIn, formatDate, nullable, oneOf } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { formStatuses } from './form-choices.ts';

/** A form as its client sees it. */
export const portalFormShape = {
  id: 'id',
  name: 'text',
  fileName: 'text',
  size: 'number',
  contentType: 'text',
  creationTime: 'instant',
  status: oneOf(Object.keys(formStatuses)),
  round: 'number',
  answeredAt: 'instant?',
  reason: 'text?',
  isOpen: 'flag',
  pages: [{ id: 'id', name: 'text', size: 'number', returnedAt: 'instant?', scanState: 'text' }],
  /** Whoever signs online needs no paper. */
  signing: nullable({ signerId: 'id', expiresAt: 'instant?' }),
} as const;

export type PortalForm = ValueOfShape<typeof portalFormShape>;

/** Something to sign that is no form of the portal. */
export const portalSignatureShape = {
  signerId: 'id',
  title: 'text',
  expiresAt: 'instant?',
} as const;
export type PortalSignature = ValueOfShape<typeof portalSignatureShape>;

type Told = Pick<PortalForm, 'status' | 'answeredAt' | 'signing'>;

const dayOf = (at: string | null, zone: string): string =>
  at ? formatDate(dayIn(zone, new Date(at)), 'D MMMM YYYY') : '';

/** What the client reads beside the name of the form, with the day of the practice. */
export function formWords({ status, answeredAt, signing }: Told, zone: string): string {
  const day = dayOf(answeredAt, zone);
  if (status === 'sentBack') return 'Please correct and return again';
  if (status === 'waiting') return signing ? 'Please read and sign' : 'Please fill in and return';
  if (status === 'returned') return `Returned on ${day}. We will look at it.`;
  if (status === 'accepted') return `Returned on ${day}. There is nothing more to do.`;
  return 'No longer needed';
}
