import { ownerAccessPoint } from '#documents/server';
import { can } from '#kernel/domain';
import { Refused, contextOf, linkedRecord } from '#kernel/server';
import { caseDictation } from '../../domain/index.ts';

const ownJobText = `select 1 from typing_jobs
  where dictation_id = $1::uuid and typist_id = current_actor() and status <> 'accepted'
    and not is_deleted`;

/** A typist hears what they have taken, until the office has accepted it, and nothing else. */
export const recordingAccess = ownerAccessPoint.contribute({
  resource: caseDictation.name,
  async reach(services, actor, id, requestId) {
    if (can(actor, `${caseDictation.name}.read`)) {
      await linkedRecord(services, actor, { module: caseDictation.name, id }, { requestId });
      return;
    }
    if (!can(actor, 'typingJob.read')) throw new Refused('notFound');
    const context = contextOf(actor, requestId);
    const [job] = await services.db.batch(context, [{ text: ownJobText, values: [id] }]);
    if (!job?.rows.length) throw new Refused('notFound');
  },
});
