import { moduleNameOf, resourceOfModule } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { Refused, isUuid, linkedRecord, recordRoom } from '#kernel/server';
import type { HubCall, HubPart } from '#kernel/server';
import { activityTypes, parseActivity, presenceSeconds } from '../../domain/index.ts';
import type { Activity, ActivityType } from '../../domain/index.ts';
import { arrive, depart, viewers } from './presence.ts';
import type { Viewed } from './presence.ts';

/** D6: null when there is no such record for this user. */
async function openTo(
  { services, actor }: HubCall,
  { fromModule, objectId }: Activity,
): Promise<Viewed | null> {
  try {
    const link = { module: fromModule, id: objectId };
    const { resource, record } = await linkedRecord(services, actor, link);
    return { fromModule: moduleNameOf(resource), objectId: record.id };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

const roomOf = (actor: Actor, { fromModule, objectId }: Viewed) =>
  recordRoom(actor.tenantId, fromModule, objectId);

/** C-020. */
function announce({ services, actor }: HubCall, viewed: Viewed, activityType: ActivityType): void {
  services.realtime.publish(roomOf(actor, viewed), 'ReceiveActivityLog', {
    ...viewed,
    activityType,
    displayName: actor.name ?? '',
    userId: actor.userId,
  });
}

/** Asks for no rights: whoever has lost them must be able to go. */
function named({ fromModule, objectId }: Activity): Viewed | null {
  const resource = resourceOfModule(fromModule);
  return resource && isUuid(objectId) ? { fromModule: moduleNameOf(resource), objectId } : null;
}

async function leave(call: HubCall, viewed: Viewed | null): Promise<void> {
  if (viewed) call.leave(roomOf(call.actor, viewed));
  for (const gone of await depart(call, viewed)) announce(call, gone, activityTypes.left);
}

/** B-130, B-148, G-093. Whatever cannot be understood is ignored. */
export const presenceHub: HubPart = {
  admits: (actor) => actor.isHost || actor.features.includes('RealtimeNotification'),
  events: {
    async AddActivityLog(call, payload) {
      const activity = parseActivity(payload);
      const asked = activity && named(activity);
      if (!asked) return;
      const isViewing = activity.activityType === activityTypes.viewing;
      const viewed = isViewing ? await openTo(call, activity) : null;
      if (!viewed) return leave(call, asked);
      call.join(roomOf(call.actor, viewed), presenceSeconds);
      if (await arrive(call, viewed)) announce(call, viewed, activityTypes.viewing);
    },
    async GetActivityLogs(call, payload) {
      const activity = parseActivity(payload);
      const viewed = activity && (await openTo(call, activity));
      if (viewed) call.reply('ActivityLogsResult', await viewers(call, viewed), viewed);
    },
  },
  left: (call) => leave(call, null),
};
