import { expect, test } from 'vitest';
import { featureGroups, featureWords } from './feature-groups.ts';
import { storedFeatures } from './features.ts';

test('every feature stands in exactly one group', () => {
  expect(featureGroups.flatMap((group) => group.features).toSorted()).toEqual(
    [...storedFeatures].toSorted(),
  );
});

test('features are named in words, each differently', () => {
  expect(featureWords('MarketingCampaign')).toBe('Marketing campaign');
  expect(featureWords('MVA')).toBe('Motor vehicle accidents (MVA)');
  expect(new Set(storedFeatures.map(featureWords)).size).toBe(storedFeatures.length);
});
