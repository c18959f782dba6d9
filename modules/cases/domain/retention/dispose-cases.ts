import {
  accept,
  create,
  defineAction,
  defineRefusals,
  defineTask,
  formatDate,
  longText,
  text,
} from '#kernel/domain';
import type { Decision, Instant, PlainDate } from '#kernel/domain';
import { caseDisposal } from './case-disposal.resource.ts';
import { retentionPath } from './retention-actions.ts';
import type { RetentionStay } from './retention-end.ts';
import { retentionRule, retentionStaff } from './retention-rule.resource.ts';

/** What fits into one request to the second person. */
export const mostDisposed = 50;

/** It begins when a second person agrees; Australian Privacy Principle 11.2. */
export const disposeCases = defineAction({
  name: 'dispose',
  on: retentionRule,
  label: 'Dispose of cases',
  route: 'POST /app/retention/cases/dispose',
  page: retentionPath,
  roles: retentionStaff,
  stepUp: true,
  input: {
    caseIds: text('Cases', { required: true, max: mostDisposed * 37 }),
    reason: longText('Reason', { required: true, max: 1000 }),
  },
  answer: { approvalId: 'id' },
});

export const disposeCasesTask = defineTask({
  name: 'disposeCases',
  label: 'Disposal of cases',
  verb: 'dispose',
  rows: ['step', 'steps'],
  input: { batchKey: text('Chosen together as', { required: true, max: 36 }) },
});

export const retentionRefusals = defineRefusals({
  caseMustStay: { status: 409, message: '{caseNo} must stay. {what}: {why}' },
  caseDisposed: {
    status: 409,
    message:
      'This case was disposed of under the retention rule. It cannot be opened again, changed or added to.',
  },
});

/** What stands where the texts stood. */
export const disposedText = (on: PlainDate): string =>
  `Disposed of on ${formatDate(on)} under the retention rule`;

export const caseStaysText = (stays: readonly RetentionStay[]): string =>
  stays
    .map(({ what, why }) => `${what}: ${why}`)
    .join('\n')
    .slice(0, 20_000);

type Agreed = {
  readonly caseIds: readonly string[];
  readonly batchKey: string;
  readonly reason: string;
  readonly askedById: string;
  readonly approvedById: string;
  readonly now: Instant;
  readonly ids: readonly string[];
};

export const decideDisposals = ({ caseIds, ids, now, ...agreed }: Agreed): Decision =>
  accept(
    ...caseIds.map((caseId, at) =>
      create(caseDisposal, {
        ...agreed,
        id: ids[at] ?? '',
        caseId,
        status: 'running',
        approvedAt: now,
      }),
    ),
  );
