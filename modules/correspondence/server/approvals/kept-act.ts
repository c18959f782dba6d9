import { repeatCall } from '#kernel/server';
import type { KeptCall } from '#kernel/server';
import type { ApprovalKindName } from '../../domain/index.ts';
import type { ApprovedAct } from './approval-point.ts';

type Kept = { readonly call: KeptCall };

const isKept = (payload: unknown): payload is Kept =>
  typeof payload === 'object' && payload !== null && 'call' in payload;

/** What was asked for, word for word, under the rights of whoever approves; a changed record is stale. */
export const keptAct = (kind: ApprovalKindName, payload: unknown): ApprovedAct | null =>
  isKept(payload)
    ? {
        kind,
        ability: payload.call.ability,
        perform: ({ tx, services, actor }) =>
          repeatCall({ tx, services, actor, requestId: tx.context.requestId ?? '' }, payload.call),
      }
    : null;
