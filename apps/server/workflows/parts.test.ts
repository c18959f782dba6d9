import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseTypes } from '#cases/domain';
import { workflows } from '#kernel/domain';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { workflowParts, workflowsOfPart, workflowsToWalk } from '../testing/workflow-parts.ts';

registerCatalogue();

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.api.test.ts'));
const partOf = (file: string) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return Number(/walkWorkflows\((\d+)\)/.exec(text)?.[1]);
};
const names = () => workflowsToWalk().map(({ on }) => on.name);

test('every workflow is walked in exactly one file', () => {
  const walked = files.flatMap((file) => workflowsOfPart(partOf(file)).map(({ on }) => on.name));

  expect(files).toHaveLength(workflowParts);
  expect(walked.toSorted()).toEqual(names().toSorted());
  expect(workflows().length).toBeGreaterThanOrEqual(9);
});

test('every type of case is walked', () => {
  expect(caseTypes.filter(({ resource }) => !names().includes(resource.name))).toEqual([]);
});
