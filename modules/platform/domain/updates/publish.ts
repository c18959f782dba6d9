import { accept, defineAction, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { tenantAdmin } from '../roles.ts';

export const publishUpdate = defineAction({
  name: 'publish',
  on: 'systemUpdate',
  label: 'Publish',
  route: 'PUT /app/system-update/{id}/publish',
  roles: tenantAdmin,
  input: {},
});

export const withdrawUpdate = defineAction({
  name: 'withdraw',
  on: 'systemUpdate',
  label: 'Withdraw',
  route: 'PUT /app/system-update/{id}/withdraw',
  roles: tenantAdmin,
  input: {},
});

type Update = Readonly<Record<string, unknown>>;
type Published = { publishedTime: string | null };

/** An update that says nothing is not news; one that is out keeps its date. */
export function decidePublishing(update: Update, now: string): Decision<Published> {
  const { body } = update;
  if (typeof body !== 'string' || !body.trim()) return refuse('updateSaysNothing');
  if (update.publishedTime) return refuse('updateIsPublished');
  return accept({ publishedTime: now });
}

export const decideWithdrawal = (update: Update): Decision<Published> =>
  update.publishedTime ? accept({ publishedTime: null }) : refuse('updateIsNotPublished');
