import { flags } from '#identity/domain';
import type { Actor } from '#kernel/domain';

/** B-175. */
export const offersExport = (actor: Actor): boolean =>
  ['FUNDING PROVIDER', 'MLP'].includes(actor.edition) && flags.isAdminOrStaff(actor);
