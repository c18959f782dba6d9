import { expect, test } from 'vitest';
import { areExtraResources, extraResourcesOf } from './extra-resources.ts';
import { settingProblem } from './settings.ts';

test('[G-108] extra resources are names with an address of the web', () => {
  expect(extraResourcesOf('Report templates https://a.test/x; Fee guide https://b.test;')).toEqual([
    { label: 'Report templates', address: 'https://a.test/x' },
    { label: 'Fee guide', address: 'https://b.test' },
  ]);
  expect(extraResourcesOf('')).toEqual([]);
});

test('[G-108] what is no address of the web is refused, and never becomes a link', () => {
  for (const text of ['Templates', 'https://a.test', 'Click javascript:alert(1)']) {
    expect(areExtraResources(text), text).toBe(false);
    expect(settingProblem('ICS.Help.ExtraResources', text), text).toContain('https://');
    expect(extraResourcesOf(text), text).toEqual([]);
  }
  expect(settingProblem('ICS.Help.ExtraResources', 'Guide https://a.test')).toBeNull();
});
