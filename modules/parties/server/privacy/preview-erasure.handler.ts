import { filesOfRecords, holdsOfRecords } from '#documents/server';
import { resourceNamed } from '#kernel/domain';
import { handle, rowsOfPerson } from '#kernel/server';
import { planErasure, previewErasure } from '../../domain/index.ts';
import { todayOf } from '../today-of.ts';
import { keptForLawPoint } from './kept-for-law-point.ts';
import { subjectsOf } from './subjects-of.ts';

export const previewErasureHandler = handle(
  previewErasure,
  async ({ tx, actor, services, record }) => {
    const { about } = await rowsOfPerson(tx, await subjectsOf(tx, 'client', record.id));
    const ids = [...about.values()].flatMap((some) => [...some]);
    const kept = [];
    for (const read of keptForLawPoint.of(services)) kept.push(...(await read(tx, record.id)));
    const dateOfBirth = record.dateOfBirth ?? null;
    const holds = await holdsOfRecords(tx, ids);
    const goes = [...about].map(([resource, found]) => ({
      resource,
      label: resourceNamed(resource).label[1],
      records: found.size,
    }));
    const facts = { kept, holds, dateOfBirth };
    const { stays, mayBeErased } = planErasure(facts, todayOf(actor, services));
    const files = (await filesOfRecords(tx, ids)).length;
    return { mayBeErased, stays: [...stays], goes, files };
  },
);
