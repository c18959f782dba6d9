import { accept, create } from '#kernel/domain';
import type { Decision, Write } from '#kernel/domain';
import type { FileRow } from '#documents/server';
import { contactWrite, decideItemMove, recordFile } from '../../domain/index.ts';
import type { ItemGuardFacts, Moment, RecordItem } from '../../domain/index.ts';

type Received = {
  readonly item: RecordItem;
  readonly facts: ItemGuardFacts;
  readonly files: readonly Pick<FileRow, 'id' | 'name' | 'numberOfPages'>[];
  readonly source: 'provider' | 'staff';
};

const fileWrites = ({ item, files, source }: Received, { now }: Moment): readonly Write[] =>
  files.map(({ id, name, numberOfPages }) =>
    create(recordFile, {
      mrId: item.mrId,
      itemId: item.id,
      fileId: id,
      name,
      source,
      receivedAt: now,
      status: 'toCheck',
      isReadable: false,
      isRightPerson: false,
      isComplete: false,
      pages: numberOfPages,
    }),
  );

/** Files that staff were handed: the request has its files from then on. */
export function decideStaffFiles(received: Received, moment: Moment): Decision {
  const { item, facts } = received;
  const isWaiting = item.status === 'toRequest' || item.status === 'requested';
  const moved = isWaiting ? decideItemMove(item, 'receive', facts, {}, moment) : null;
  if (moved && moved.kind !== 'accepted') return moved;
  return accept(...(moved?.writes ?? []), ...fileWrites(received, moment));
}

/** One file came by the link; the provider says when all of them are there. */
export const decideProviderFile = (received: Received, moment: Moment): Decision =>
  accept(...fileWrites(received, moment));

/** The provider says that this is all. */
export function decideProviderDone(
  item: RecordItem,
  facts: ItemGuardFacts,
  { name, note }: { readonly name: string; readonly note: string | null },
  moment: Moment,
): Decision {
  const said = [`Uploaded by ${name}.`, note].filter(Boolean).join(' ');
  const moved = decideItemMove(item, 'receive', facts, { note: said }, moment);
  return moved.kind === 'accepted'
    ? accept(...moved.writes, note ? contactWrite(item, 'answer', moment, { said: note }) : null)
    : moved;
}
