import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveFeatures, featureMap, featureValue, storedFeatures } from './features.ts';

describe('features', () => {
  test('doc 1 section 3 names every one of them', () => {
    expect(storedFeatures).toHaveLength(38);
    expect(new Set(storedFeatures).size).toBe(38);
  });

  test.each(['False', 'true', 'TRUE', '1', '', ' True'])(
    '[B-052] the value "%s" does not turn a feature on',
    (value) => {
      expect(effectiveFeatures({ 'Application:OT': value }, {})).not.toContain('OT');
    },
  );

  test('[B-052] the string True does', () => {
    expect(effectiveFeatures({ 'Application:OT': 'True' }, {})).toContain('OT');
  });

  test('the tenant outranks its edition, which outranks the default', () => {
    const on = { 'Application:OT': 'True' };
    const off = { 'Application:OT': 'False' };

    expect(featureValue('OT', off, on)).toEqual({ value: 'False', source: 'tenant' });
    expect(featureValue('OT', {}, on)).toEqual({ value: 'True', source: 'edition' });
    expect(featureValue('OT', {}, {})).toEqual({ value: 'False', source: 'default' });
  });

  test.each(['MassTorts', 'NDIS', 'MVA'])('[B-053] %s alone brings CaseManagement', (feature) => {
    expect(effectiveFeatures({ [`Application:${feature}`]: 'True' }, {})).toContain(
      'CaseManagement',
    );
  });

  test('[B-053] CaseManagement cannot be stored', () => {
    expect(effectiveFeatures({ 'Application:CaseManagement': 'True' }, {})).not.toContain(
      'CaseManagement',
    );
  });

  test('[B-053] it is on exactly when one of the three is', () => {
    const anySet = fc.subarray([...storedFeatures]);
    fc.assert(
      fc.property(anySet, anySet, (tenantOn, editionOn) => {
        const on = effectiveFeatures(featureMapOf(tenantOn), featureMapOf(editionOn));
        const three = (['MassTorts', 'NDIS', 'MVA'] as const).some((name) => on.includes(name));
        expect(on.includes('CaseManagement')).toBe(three);
      }),
    );
  });

  test('the map on the wire says True for what is on and False for the rest', () => {
    const map = featureMap(['OT', 'CaseManagement']);

    expect(Object.keys(map)).toHaveLength(39);
    expect(Object.entries(map).filter(([, value]) => value === 'True')).toEqual([
      ['Application:OT', 'True'],
      ['Application:CaseManagement', 'True'],
    ]);
  });
});

const featureMapOf = (on: readonly string[]) =>
  Object.fromEntries(on.map((name) => [`Application:${name}`, 'True']));
