import { accept, change, defineAction, record, refuse } from '#kernel/domain';
import type { Decision, RecordOf } from '#kernel/domain';
import { tenantAdmin } from '../roles.ts';
import { systemUpdate } from './system-update.resource.ts';

export const publishUpdate = defineAction({
  name: 'publish',
  on: systemUpdate,
  label: 'Publish',
  route: 'PUT /app/system-update/{id}/publish',
  roles: tenantAdmin,
  input: {},
  answer: record(systemUpdate),
});

export const withdrawUpdate = defineAction({
  name: 'withdraw',
  on: systemUpdate,
  label: 'Withdraw',
  route: 'PUT /app/system-update/{id}/withdraw',
  roles: tenantAdmin,
  input: {},
  answer: record(systemUpdate),
});

type Update = Pick<RecordOf<typeof systemUpdate>, 'id' | 'body' | 'publishedTime'>;

/** An update that says nothing is not news; one that is out keeps its date. */
export function decidePublishing(update: Update, now: string): Decision {
  if (!update.body?.trim()) return refuse('updateSaysNothing');
  if (update.publishedTime) return refuse('updateIsPublished');
  return accept(change(systemUpdate, update, { publishedTime: now }));
}

export const decideWithdrawal = (update: Update): Decision =>
  update.publishedTime
    ? accept(change(systemUpdate, update, { publishedTime: null }))
    : refuse('updateIsNotPublished');
