import { moduleNameOf } from '#kernel/domain';
import { Refused, isUuid, linkedRecord, recordRoom } from '#kernel/server';
import type { HubCall, HubPart } from '#kernel/server';
import { caseTypes, parseSectionWish, sectionLockSeconds } from '../../domain/index.ts';
import type { SectionLocks, SectionWish } from '../../domain/index.ts';
import { leaveSections, readSectionLocks, takeSection } from './section-locks.ts';
import type { WrittenCase } from './section-locks.ts';

/** D6: null when there is no such case for this user. */
async function caseOpenTo(
  { services, actor }: HubCall,
  { fromModule, objectId }: SectionWish,
  verb: 'read' | 'update',
): Promise<WrittenCase | null> {
  try {
    const link = { module: fromModule, id: objectId };
    const { resource, record } = await linkedRecord(services, actor, link, { verb });
    if (!caseTypes.some((type) => type.resource.name === resource.name)) return null;
    return { fromModule: moduleNameOf(resource), objectId: record.id };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

const roomOf = ({ actor }: HubCall, { fromModule, objectId }: WrittenCase) =>
  recordRoom(actor.tenantId, fromModule, objectId);

const locksOf = async (call: HubCall, written: WrittenCase): Promise<SectionLocks> => ({
  ...written,
  locks: await readSectionLocks(call, written),
});

async function announce(call: HubCall, written: WrittenCase): Promise<void> {
  const locks = await locksOf(call, written);
  call.services.realtime.publish(roomOf(call, written), 'SectionLocks', locks);
}

/** Who writes in a section of a case is told to everybody who has the case open. */
export const sectionLockHub: HubPart = {
  events: {
    async WriteSection(call, payload) {
      const wish = parseSectionWish(payload);
      const written = wish?.section ? await caseOpenTo(call, wish, 'update') : null;
      if (!wish?.section || !written) return;
      call.join(roomOf(call, written), sectionLockSeconds);
      if (await takeSection(call, written, wish.section, wish.takesOver)) {
        await announce(call, written);
      } else call.reply('SectionLocks', await locksOf(call, written));
    },
    async LeaveSection(call, payload) {
      const wish = parseSectionWish(payload);
      if (!wish?.section || !isUuid(wish.objectId)) return;
      for (const left of await leaveSections(call, wish, wish.section)) await announce(call, left);
    },
    async GetSectionLocks(call, payload) {
      const wish = parseSectionWish(payload);
      const written = wish && (await caseOpenTo(call, wish, 'read'));
      if (!written) return;
      call.join(roomOf(call, written), sectionLockSeconds);
      call.reply('SectionLocks', await locksOf(call, written));
    },
  },
  async left(call) {
    for (const left of await leaveSections(call, null, null)) await announce(call, left);
  },
};
