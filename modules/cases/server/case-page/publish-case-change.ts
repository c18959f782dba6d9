import { moduleNameOf } from '#kernel/domain';
import { recordRoom } from '#kernel/server';
import type { Signal } from '#kernel/server';
import { caseTypes } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';

/** Says only that the case changed; whoever has it open reads it again with their own rights. */
const publishCaseChange =
  ({ resource }: CaseType): Signal =>
  ({ tx, services, writes }) => {
    const ids = new Set(writes.flatMap((write) => ('id' in write && write.id ? [write.id] : [])));
    const fromModule = moduleNameOf(resource);
    tx.afterCommit(() =>
      services.realtime.publishAll(
        [...ids].map((objectId) => ({
          room: recordRoom(tx.context.tenantId, fromModule, objectId),
          event: 'CaseChanged',
          args: [{ fromModule, objectId }],
        })),
      ),
    );
  };

/** By resource: open pages of a case follow what others do to it. */
export const caseChangeSignals: Readonly<Record<string, Signal>> = Object.fromEntries(
  caseTypes.map((type) => [type.resource.name, publishCaseChange(type)]),
);
