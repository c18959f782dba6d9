import { expect, test } from 'vitest';
import { picSteps, stageOfStep } from './pic-steps.ts';

test('[B-194] sixteen steps are shown under nine names', () => {
  expect(Object.keys(picSteps)).toHaveLength(16);
  expect(Object.keys(stageOfStep).toSorted()).toEqual(Object.keys(picSteps).toSorted());
  expect(new Set(Object.values(stageOfStep)).size).toBe(9);
});
