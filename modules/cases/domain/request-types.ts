import type { AnyAction } from '#kernel/domain';
import type { CaseType } from './engine/index.ts';
import { frType } from './fr/index.ts';
import { cancelRequest, readMaterial, saveMaterial } from './request/index.ts';
import { suppType } from './supp/index.ts';

/** The types whose specialist writes a report on papers that were sent. */
export const requestTypes: readonly CaseType[] = [suppType, frType];

export const requestActions: readonly AnyAction[] = requestTypes.flatMap(({ resource }) => [
  readMaterial(resource) as AnyAction,
  saveMaterial(resource) as AnyAction,
  cancelRequest(resource) as AnyAction,
]);
