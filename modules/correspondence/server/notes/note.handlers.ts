import { can, scopesFor } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, handle, isUuid } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { mentionable, notesOfRecord } from '../../domain/index.ts';
import { findLinkedRecord } from '../action-required/read-linked-record.ts';
import { listNotes } from './list-notes.ts';
import { peopleToMention } from './who-may-be-mentioned.ts';

const usualCount = 20;

type OnRecord = { readonly fromModule: string; readonly objectId: string };

/** A note is at most as visible as the record that it is on. */
export async function reachRecord(tx: Tx, actor: Actor, link: OnRecord): Promise<void> {
  const found = await findLinkedRecord(tx, actor, link.fromModule, link.objectId);
  if (!found) throw new Refused('notFound');
}

export const noteHandlers = [
  handle(notesOfRecord, async ({ tx, actor, input }) => {
    await reachRecord(tx, actor, input);
    return listNotes(tx, {
      ...input,
      userId: actor.userId,
      changes: !can(actor, 'correspondence.update')
        ? 'none'
        : scopesFor(actor, 'correspondence.update') === null
          ? 'any'
          : 'own',
      skip: input.skipCount ?? 0,
      take: input.maxResultCount ?? usualCount,
    });
  }),

  handle(mentionable, async ({ tx, services, actor, input }) => {
    await reachRecord(tx, actor, input);
    const groupIds = (input.groupIds ?? '').split(',').filter(Boolean);
    if (!groupIds.every(isUuid)) throw new Refused('malformed');
    const { filterText } = input;
    const items = await peopleToMention(
      tx,
      services,
      { ...input, groupIds },
      { actor, filterText },
    );
    return { items };
  }),
];
