import { moduleNameOf } from '#kernel/domain';
import type { Write } from '#kernel/domain';
import { recordRoom } from '#kernel/server';
import type { ScreenListener, Services, Tx } from '#kernel/server';
import { caseBrief, caseTypeOf, caseTypes, typingJob } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { asServer } from '../engine/index.ts';

const idsOf = (write: Write): readonly string[] =>
  'ids' in write ? write.ids : 'id' in write && write.id ? [write.id] : [];

const writtenIds = (writes: readonly Write[]): readonly string[] => [
  ...new Set(writes.flatMap(idsOf)),
];

/** Says only that the case changed; whoever has it open reads it again with their own rights. */
function publish(
  tx: Tx,
  { realtime }: Pick<Services, 'realtime'>,
  { resource }: CaseType,
  ids: readonly string[],
): void {
  const fromModule = moduleNameOf(resource);
  tx.afterCommit(() =>
    realtime.publishAll(
      ids.map((objectId) => ({
        room: recordRoom(tx.context.tenantId, fromModule, objectId),
        event: 'CaseChanged',
        args: [{ fromModule, objectId }],
      })),
    ),
  );
}

const casesText = `select id, case_type as "caseType" from cases where id = any($1::uuid[])`;

/** For what belongs to a case and was written beside it. */
export async function publishCases(
  tx: Tx,
  services: Pick<Services, 'realtime'>,
  caseIds: readonly string[],
): Promise<void> {
  if (!caseIds.length) return;
  const rows = await asServer(tx, () =>
    tx.query<{ id: string; caseType: string }>(casesText, [caseIds]),
  );
  for (const [caseType, some] of Map.groupBy(rows, (row) => row.caseType)) {
    const type = caseTypeOf(caseType);
    if (type)
      publish(
        tx,
        services,
        type,
        some.map(({ id }) => id),
      );
  }
}

const ofCase =
  (type: CaseType): ScreenListener =>
  ({ tx, services, writes }) =>
    publish(tx, services, type, writtenIds(writes));

/** Of rows that name their case. */
const ofRows =
  (text: string): ScreenListener =>
  async ({ tx, services, writes }) => {
    const rows = await asServer(tx, () => tx.query<{ caseId: string }>(text, [writtenIds(writes)]));
    await publishCases(
      tx,
      services,
      rows.map(({ caseId }) => caseId),
    );
  };

const jobsText = `select distinct case_id as "caseId" from typing_jobs where id = any($1::uuid[])`;
const briefsText = `select distinct case_id as "caseId" from case_briefs where id = any($1::uuid[])`;

/** By resource: open pages of a case follow what others do to it, its typing and its brief. */
export const caseScreens: Readonly<Record<string, ScreenListener>> = {
  ...Object.fromEntries(caseTypes.map((type) => [type.resource.name, ofCase(type)])),
  [typingJob.name]: ofRows(jobsText),
  [caseBrief.name]: ofRows(briefsText),
};
