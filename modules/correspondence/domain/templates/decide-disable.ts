import { accept, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';

/** Without these nobody gets back into an account. */
const alwaysSent: readonly string[] = [
  'AccountOffer',
  'PasswordForgotten',
  'PasswordReset',
  'PasswordChangeNeeded',
];

export type TemplateState = { readonly name: string; readonly isActive: boolean };

export const decideDisable = ({ name, isActive }: TemplateState): Decision =>
  !isActive && alwaysSent.includes(name) ? refuse('templateNeeded') : accept();
