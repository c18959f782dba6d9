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
