import { expect, test } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { registerWidgets } from '../testing/a-widget.ts';
import { panelsOn, registerPanels } from './contributed-panels.ts';

test('[G-108] a panel of a feature stands on the page of a tenant that has it', () => {
  registerWidgets();
  const shared = { on: 'widget', ability: 'widget.read', panel: () => null };
  registerPanels([
    { ...shared, title: 'Parts' },
    { ...shared, title: 'Budgets', feature: 'ServiceBudget' },
  ]);
  const { actor } = aSession();
  const titles = (features: readonly string[]) =>
    panelsOn({ ...actor, features }, 'widget').map(({ title }) => title);

  expect(titles([])).toEqual(['Parts']);
  expect(titles(['ServiceBudget'])).toEqual(['Parts', 'Budgets']);
});
