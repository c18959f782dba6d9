import { expect, test } from 'vitest';
import { caseTypes } from '#cases/domain';
import { serviceItemsAtStart } from '../billing-at-start.ts';
import { rulesAtStart } from './rules-at-start.ts';

/** Charged whatever the tables say: without a row there is a task for each case. */
const charged = caseTypes.flatMap(({ key, workflow }) =>
  Object.values(workflow.moves).some(({ charges }) => charges === 'service') ? [key] : [],
);

test.each(charged)('[S-111] a practice starts with a price for the service of %s', (caseType) => {
  const rule = rulesAtStart.find(
    (one) => one.caseType === caseType && one.chargeKind === 'service' && !one.loading,
  );
  const item = serviceItemsAtStart.find(([code]) => code === rule?.item);

  expect(Number(item?.[3])).toBeGreaterThan(0);
});
