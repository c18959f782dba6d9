import { accept, create } from '#kernel/domain';
import { on, writeBySystem } from '#kernel/server';
import { caseCreated, caseTypeOf, taskChecklist } from '../../domain/index.ts';
import { storedCase } from '../engine/index.ts';
import { criteriasForCase } from './fitting-criterias.ts';
import type { FittingCriteria } from './fitting-criterias.ts';

export const taskOf = (caseId: string, { id: criteriaId, ...criteria }: FittingCriteria) =>
  create(taskChecklist, { ...criteria, caseId, criteriaId });

/** A new case starts with the tasks of every checklist that fits it. */
export const makeTaskChecklists = on(
  caseCreated,
  'cases.makeTaskChecklists',
  async ({ payload }, tx, services) => {
    const type = caseTypeOf(payload.caseType);
    const record = type && (await storedCase(tx, type, payload.caseId));
    if (!type || !record) return;
    const criterias = await criteriasForCase(tx, type, record);
    await writeBySystem(
      { tx, services },
      accept(criterias.map((criteria) => taskOf(record.id, criteria))),
    );
  },
);
