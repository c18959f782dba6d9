import { handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  decidePublishing,
  decideWithdrawal,
  publishUpdate,
  withdrawUpdate,
} from '../../domain/index.ts';
import { mustBeHost } from '../tenant-or-host.ts';

export const updateHandlers: readonly Handler[] = [
  handle(publishUpdate, ({ actor, record, services, commit }) => {
    mustBeHost(actor);
    return commit(decidePublishing(record, services.now().toISOString()));
  }),
  handle(withdrawUpdate, ({ actor, record, commit }) => {
    mustBeHost(actor);
    return commit(decideWithdrawal(record));
  }),
];
