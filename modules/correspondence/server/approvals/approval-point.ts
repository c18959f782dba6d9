import { defineExtensionPoint } from '#kernel/server';
import type { Call } from '#kernel/server';
import type { ApprovalKindName } from '../../domain/index.ts';

export type Approving = Pick<Call, 'tx' | 'services' | 'actor' | 'write'>;

/** What is done once a second person agrees, by the part of the product that asked for it. */
export type ApprovedAct = {
  readonly kind: ApprovalKindName;
  /** Who decides may also do this alone. */
  readonly ability: string;
  /** In the transaction of the approval; what has changed meanwhile is refused here as anywhere. */
  perform(call: Approving, payload: unknown): Promise<void>;
};

export const approvalPoint = defineExtensionPoint<ApprovedAct>('correspondence.approval');
