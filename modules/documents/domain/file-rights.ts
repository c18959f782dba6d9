import type { Actor } from '#kernel/domain';
import { flags } from '#identity/domain';

/** B-329, E-165: a demo account looks at files and does nothing else with them. */
const isFree = (actor: Actor): boolean => !flags.isDemoAccount(actor);

export const fileRights = {
  mayUpload: isFree,
  mayDownload: isFree,
  mayViewSummary: isFree,
  /** B-328. */
  mayDelete: (actor: Actor): boolean => isFree(actor) && !actor.roles.includes('CONTRACTOR'),
} as const;

export type DeletableFile = { readonly uploaderId: string | null; readonly wasSent: boolean };

/**
 * A customer takes away what they uploaded themselves, until it was sent on. Null: they may delete it. B-328: a contractor deletes nothing.
 */
export function whyNotDeleted(
  actor: Actor,
  { uploaderId, wasSent }: DeletableFile,
): 'notPermitted' | 'fileOfOthers' | 'fileWasSent' | null {
  if (!isFree(actor) || actor.roles.includes('CONTRACTOR')) return 'notPermitted';
  if (flags.isAdminOrStaff(actor)) return null;
  if (uploaderId !== actor.userId) return 'fileOfOthers';
  return wasSent ? 'fileWasSent' : null;
}
