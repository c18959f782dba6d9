import { expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { decideFeatures } from './feature-actions.ts';
import { tenant } from './tenant.resource.ts';

test('[B-052] changes are laid over what is set; null takes a value away', () => {
  const current = { 'Application:OT': 'True', 'Application:MVA': 'True' };

  const decision = decideFeatures(
    tenant,
    { id: 't1', features: current },
    {
      'Application:MVA': null,
      'Application:NDIS': 'False',
    },
  );

  expect(decision).toMatchObject({
    writes: [{ values: { features: { 'Application:OT': 'True', 'Application:NDIS': 'False' } } }],
  });
});

test.each([
  { 'Application:Nothing': 'True' },
  { 'Application:CaseManagement': 'True' },
  { 'Application:OT': true },
  { OT: 'True' },
  ['Application:OT'],
  null,
  'Application:OT',
])('[B-053] %j is refused: unknown, derived or no text', (changes) => {
  expect(decideFeatures(tenant, { id: 't1', features: {} }, changes)).toEqual(
    refuse('unknownFeature'),
  );
});
