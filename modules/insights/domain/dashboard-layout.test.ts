import { describe, expect, test } from 'vitest';
import { anActor } from '#identity/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { layoutFor, offersBooking } from './dashboard-layout.ts';

registerCatalogue();

describe('[R-002] [S-010] [G-111] what the first screen shows', () => {
  const all = (letter: string, given = {}) => {
    const { main, side } = layoutFor(anActor(letter, given));
    return [...main, ...side];
  };

  test.each([
    [
      'S',
      [
        'needsYou',
        'caseWork',
        'clinics',
        'fourteenDays',
        'toConfirm',
        'figures',
        'onboarding',
        'contracts',
      ],
    ],
    ['C', ['money', 'needsYou', 'caseWork', 'clinics', 'fourteenDays', 'toConfirm', 'figures']],
    ['D', ['myDay', 'myWeek', 'needsYou', 'fourteenDays', 'contracts']],
    ['M', ['caseProgress', 'claimants', 'needsYou']],
    ['Y', ['needsYou', 'places']],
    ['B', ['needsYou', 'places']],
    ['N', ['places']],
    ['T', ['attention', 'places', 'figures']],
  ])('for %s', (letter, panels) => {
    expect(all(letter)).toEqual(panels);
  });

  test('a funding provider has no clinics: what is lent and who waits for an answer', () => {
    const lends = { edition: 'FUNDING PROVIDER' };
    expect(all('S', lends)).toEqual(['lending', 'toDecide', 'figures']);
    expect(all('M', lends)).toEqual(['caseProgress', 'needsYou']);
    expect(all('M', { ...lends, features: [] })).toContain('places');
    expect(['M', 'S'].map((letter) => offersBooking(anActor(letter, lends)))).toEqual([
      false,
      false,
    ]);
    expect(['M', 'S', 'Y'].map((letter) => offersBooking(anActor(letter)))).toEqual([
      ...[true, true, false],
    ]);
    expect(all('S', { ...lends, features: [] })).toEqual(['places', 'figures']);
  });

  test('the host sees the installation', () => {
    expect(all('T', { isHost: true })).toEqual(['hostFigures', 'hostErrors', 'health']);
  });
});
