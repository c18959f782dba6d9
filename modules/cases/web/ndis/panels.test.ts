import { expect, test } from 'vitest';
import { ndisPanels } from './panels.ts';

test('[G-108] the budgets of a participant belong to the feature ServiceBudget, nothing else does', () => {
  const gated = ndisPanels.flatMap(({ title, feature }) => (feature ? [[title, feature]] : []));

  expect(gated).toEqual([['Budgets', 'ServiceBudget']]);
});
