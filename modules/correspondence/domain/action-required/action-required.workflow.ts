import { accept, change, defineWorkflow, move } from '#kernel/domain';
import type { Decision, Instant, RecordOf } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { actionRequired } from './action-required.resource.ts';

const asked = [...caseTeam, 'SPECIALIST', 'CONTRACTOR'] as const;

export const actionRequiredWorkflow = defineWorkflow({
  on: actionRequired,
  axes: { status: {} },
  moves: {
    /** M-082 calls it "clear". */
    clear: {
      label: 'Mark done',
      can: 'mark it done',
      who: asked,
      status: { from: ['open'], to: 'done' },
    },
    reopen: {
      label: 'Reopen',
      can: 'reopen it',
      who: asked,
      status: { from: ['done'], to: 'open' },
    },
  },
});

type Action = Pick<RecordOf<typeof actionRequired>, 'id' | 'status'>;

/** Nobody is named where a rule cleared it. */
export const decideClear = (
  actions: readonly Action[],
  userId: string | null,
  now: Instant,
): Decision =>
  accept(
    actions.map((action) =>
      move(actionRequiredWorkflow, action, 'clear', {
        values: { clearedById: userId, clearedTime: now },
      }),
    ),
  );

export const decideReopen = (action: Action): Decision =>
  accept(
    move(actionRequiredWorkflow, action, 'reopen', {
      values: { clearedById: null, clearedTime: null },
    }),
  );

/** The one it goes to is told of it once. */
export const decideReassignment = (action: Action, assignedUserId: string): Decision =>
  accept(change(actionRequired, action, { assignedUserId, announcedTo: assignedUserId }));
