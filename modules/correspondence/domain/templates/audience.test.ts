import { describe, expect, test } from 'vitest';
import { otherReaderQuestion, readerOf } from './audience.ts';
import { templateDefaults } from './defaults/index.ts';

const facts = {
  data: {
    client: { fullName: 'Noor Haddad', email: 'noor@home.example' },
    caseManager: { fullName: 'Jordan Lee', email: 'jordan@insurer.example' },
    specialist: { titledName: 'Dr Priya Menon', email: 'rooms@menon.example' },
  },
  destination: 'jordan@insurer.example',
};
const reminder = { label: 'Appointment reminder to the claimant', audience: 'claimant' } as const;

describe('the audience of a template', () => {
  test('is named by every template of the product', () => {
    expect(templateDefaults.filter(({ audience }) => !audience).map(({ key }) => key)).toEqual([]);
  });

  test('sets the recipient: the reminder of the claimant goes to the claimant', () => {
    expect(readerOf('claimant', facts)).toEqual({
      name: 'Noor Haddad',
      email: 'noor@home.example',
    });
    expect(readerOf('caseManager', facts)?.email).toBe('jordan@insurer.example');
    expect(readerOf('specialist', facts)?.name).toBe('Dr Priya Menon');
  });

  test('nobody else takes the place of one without an address', () => {
    expect(readerOf('claimant', { ...facts, data: {} })).toBe(null);
    expect(readerOf('insurer', facts)).toBe(null);
    expect(readerOf('insurer', { ...facts, destination: 'claims@qbe.example' })?.email).toBe(
      'claims@qbe.example',
    );
  });

  test('another party is asked about, the right one is not', () => {
    expect(otherReaderQuestion(reminder, 'NOOR@home.example', facts)).toBe(null);
    expect(otherReaderQuestion(reminder, 'jordan@insurer.example', facts)).toContain(
      'written to the claimant, Noor Haddad (noor@home.example). Send it to jordan@insurer.example',
    );
  });

  test('where the record has no address of theirs only another party of it is asked about', () => {
    const without = { ...facts, data: { ...facts.data, client: { fullName: 'Noor Haddad' } } };

    expect(otherReaderQuestion(reminder, 'new@home.example', without)).toBe(null);
    expect(otherReaderQuestion(reminder, 'rooms@menon.example', without)).toContain(
      'is somebody else',
    );
  });
});
