import { choice, flag, longText, oneOf, text } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { signatureKinds, signerStatuses } from './envelope-choices.ts';
import { signingStates } from './envelope-facts.ts';

/** What the page behind a link shows before the document is opened. */
export const signingShape = {
  state: oneOf(signingStates),
  practice: 'text',
  practiceEmail: 'text?',
  /** Null where a code must be given first: the link alone tells nothing of the document. */
  title: 'text?',
  message: 'text?',
  sender: 'text?',
  name: 'text',
  needsCode: 'flag',
  /** `p•••@menon.example`: where the code goes. */
  codeGoesTo: 'text',
  expiresAt: 'instant?',
  endReason: 'text?',
  signers: [{ name: 'text', status: oneOf(Object.keys(signerStatuses)), isMe: 'flag' }],
  /** For `signatureBox`, together with the number of pages. */
  box: {
    at: 'number',
    page: 'number?',
    boxLeft: 'number?',
    boxTop: 'number?',
    boxWidth: 'number?',
  },
} as const;

export type SigningView = ValueOfShape<typeof signingShape>;

export const openingBody = {
  consent: flag('I agree to sign electronically'),
  code: text('Code', { max: 12 }),
} as const;

const pass = text('Pass of this visit', { required: true, max: 100 });

export const signatureBody = {
  pass,
  kind: choice('Signature', signatureKinds, { required: true }),
  /** PNG in base64. */
  picture: longText('Picture', { required: true, max: 400_000 }),
} as const;

export const declineBody = { pass, reason: longText('Reason', { required: true, max: 1000 }) };

/** `p•••@menon.example`. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
