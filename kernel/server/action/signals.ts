import type { Actor, Write } from '#kernel/domain';
import type { Tx } from '../db/database.ts';
import { modulesOf } from '../composed-modules.ts';
import type { Services } from '../services.ts';

export type Signalled = {
  readonly tx: Tx;
  readonly actor: Actor | null;
  readonly services: Services;
  /** What was written of this resource or table. */
  readonly writes: readonly Write[];
};

/** Tells the open screens of a resource or plain table; `tx.afterCommit` is where it publishes. */
export type Signal = (signalled: Signalled) => void | Promise<void>;

const nameOf = (write: Write): string =>
  'resource' in write ? write.resource : 'table' in write ? write.table : '';

export async function signalWrites(
  request: Omit<Signalled, 'writes'>,
  writes: readonly Write[],
): Promise<void> {
  const byName = Object.entries(Object.groupBy(writes, nameOf));
  for (const [name, written = []] of byName) {
    for (const module of modulesOf(request.services)) {
      await module.signals?.[name]?.({ ...request, writes: written });
    }
  }
}
