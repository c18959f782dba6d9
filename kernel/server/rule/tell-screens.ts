import type { Actor, Write } from '#kernel/domain';
import { modulesOf } from '../composed-modules.ts';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Touched } from './touched.ts';

export type Told = {
  readonly tx: Tx;
  readonly actor: Actor | null;
  readonly services: Services;
  /** What was written of this resource or table. */
  readonly writes: readonly Write[];
};

/** Tells the open screens of a resource or plain table; `tx.afterCommit` is where it publishes. */
export type ScreenListener = (told: Told) => void | Promise<void>;

const nameOf = (write: Write): string =>
  'resource' in write ? write.resource : 'table' in write ? write.table : '';

export async function tellScreens(
  request: Omit<Told, 'writes'>,
  writes: readonly Write[],
): Promise<void> {
  const byName = Object.entries(Object.groupBy(writes, nameOf));
  for (const [name, written = []] of byName) {
    for (const module of modulesOf(request.services)) {
      await module.screens?.[name]?.({ ...request, writes: written });
    }
  }
}

/** Such a write needs a transaction of its own. */
export const hasScreens = (services: Services, name: string): boolean =>
  modulesOf(services).some(({ screens }) => screens?.[name]);

/** What a verb wrote, as a decision would say it. */
export const asWrites = ({ resource, kind, ids }: Touched): readonly Write[] =>
  ids.map((id): Write => {
    if (kind === 'create') return { write: 'create', resource, id, values: {} };
    return kind === 'change'
      ? { write: 'change', resource, ids: [id], values: {} }
      : { write: 'remove', resource, ids: [id] };
  });
