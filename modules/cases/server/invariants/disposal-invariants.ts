import { agreedByNobody, fourEyes } from '#correspondence/server';
import type { Invariant } from '#kernel/server';
import { caseDisposal } from '../../domain/index.ts';

export const disposalInvariants: readonly Invariant[] = [
  fourEyes({
    name: 'cases.fourEyesDisposal',
    sentence: 'The disposal {name} began, and no second person agreed to it.',
    find: `select d.id, d.number as name from case_disposals d where not d.is_deleted
      and (d.asked_by_id = d.approved_by_id
        or ${agreedByNobody('disposeCases', 'd.batch_key', 'd.creation_time')})`,
    opens: caseDisposal,
  }),
];
