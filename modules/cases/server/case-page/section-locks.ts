import { contextOf } from '#kernel/server';
import type { HubCall, Statement } from '#kernel/server';
import { sectionLockSeconds } from '../../domain/index.ts';
import type { CaseSection, SectionLock } from '../../domain/index.ts';

/** A case by the name that the server gives its module. */
export type WrittenCase = { readonly fromModule: string; readonly objectId: string };

const isLive = `seen_at > now() - interval '${sectionLockSeconds} seconds'`;

const run = async <T>({ services, actor }: HubCall, statement: Statement): Promise<T[]> => {
  const [found] = await services.db.batch(contextOf(actor), [statement]);
  return (found?.rows ?? []) as T[];
};

/**
 * True when the section has a writer that it had not before. Somebody else who still writes keeps it
 * unless it is taken over; another window of the same person simply goes on.
 */
export async function takeSection(
  call: HubCall,
  { fromModule, objectId }: WrittenCase,
  section: CaseSection,
  takesOver: boolean,
): Promise<boolean> {
  const { actor, socketId } = call;
  const [row] = await run<{ is_new: boolean }>(call, {
    text: `with known as (
        select user_id from section_locks
        where tenant_id = $1 and case_id = $2 and section = $3 and ${isLive}
      ), put as (
        insert into section_locks (tenant_id, case_id, section, from_module, socket_id, user_id, user_name)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (tenant_id, case_id, section) do update set
          socket_id = excluded.socket_id, user_id = excluded.user_id, user_name = excluded.user_name,
          seen_at = now(),
          taken_at = case when section_locks.user_id = excluded.user_id and section_locks.${isLive}
            then section_locks.taken_at else now() end
        where section_locks.user_id = excluded.user_id or $8::boolean or not section_locks.${isLive}
        returning 1
      ) select (select user_id from known) is distinct from $6::uuid as is_new from put`,
    values: [
      actor.tenantId,
      objectId,
      section,
      fromModule,
      socketId,
      actor.userId,
      actor.name ?? '',
      takesOver,
    ],
  });
  return row?.is_new ?? false;
}

/** The cases in which this window wrote and writes no longer; nothing named means all of it. */
export async function leaveSections(
  call: HubCall,
  written: WrittenCase | null,
  section: CaseSection | null,
): Promise<WrittenCase[]> {
  return run<WrittenCase>(call, {
    text: `with gone as (
        delete from section_locks where tenant_id = $1 and socket_id = $2
          and ($3::uuid is null or case_id = $3) and ($4::text is null or section = $4)
        returning from_module, case_id
      ) select distinct from_module as "fromModule", case_id as "objectId" from gone`,
    values: [call.actor.tenantId, call.socketId, written?.objectId ?? null, section],
  });
}

/** Everybody who writes in the case. */
export const readSectionLocks = (
  call: HubCall,
  { objectId }: WrittenCase,
): Promise<SectionLock[]> =>
  run<SectionLock>(call, {
    text: `select section, user_id as "userId", user_name as "displayName", taken_at as since
      from section_locks where tenant_id = $1 and case_id = $2 and ${isLive} order by section`,
    values: [call.actor.tenantId, objectId],
  });
