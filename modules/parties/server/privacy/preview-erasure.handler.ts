import { filesOfRecords } from '#documents/server';
import { resourceNamed } from '#kernel/domain';
import { handle } from '#kernel/server';
import { previewErasure } from '../../domain/index.ts';
import { erasurePlan } from './erasure-facts.ts';

export const previewErasureHandler = handle(previewErasure, async (call) => {
  const { found, ids, stays, mayBeErased } = await erasurePlan(call, call.record.id);
  const goes = [...found.about].map(([resource, some]) => ({
    resource,
    label: resourceNamed(resource).label[1],
    records: some.size,
  }));
  const files = (await filesOfRecords(call.tx, ids)).length;
  return { mayBeErased, stays: [...stays], goes, files };
});
