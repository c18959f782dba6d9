import { expect, test } from 'vitest';
import {
  caseManagerAddressee,
  clientAddressee,
  companyAddressee,
  postalLines,
  specialistAddressee,
} from './addressees.ts';

const street = { line1: '12 Bent Street', suburb: 'Sydney', state: 'NSW', postcode: '2000' };
const lan = { firstName: 'Lan', lastName: 'Nguyễn', address: street };

test('a claimant is addressed with the title, or with the whole name where there is none', () => {
  expect(clientAddressee({ ...lan, title: { displayName: 'Ms' } })).toEqual({
    name: 'Ms Lan Nguyễn',
    addressLines: ['12 Bent Street', 'Sydney NSW 2000'],
    salutation: 'Dear Ms Nguyễn',
  });
  expect(clientAddressee({ ...lan, title: null })).toMatchObject({
    name: 'Lan Nguyễn',
    salutation: 'Dear Lan Nguyễn',
  });
});

test('another country is named, the own one is not', () => {
  expect(postalLines({ ...street, country: 'Australia' })).toHaveLength(2);
  expect(postalLines({ ...street, country: 'New Zealand' })).toContain('New Zealand');
  expect(postalLines(null)).toEqual([]);
});

test('a company is written to at its postal address, where it has one', () => {
  const company = { name: 'Insurer', address: street };

  expect(companyAddressee(company).addressLines).toEqual(['12 Bent Street', 'Sydney NSW 2000']);
  expect(
    companyAddressee({ ...company, postalAddress: { line1: 'GPO Box 7' } }).addressLines,
  ).toEqual(['GPO Box 7']);
  expect(companyAddressee(company).salutation).toBe('Dear Sir or Madam');
});

test('a case manager is written to at the company', () => {
  const manager = { firstName: 'Lech', lastName: 'Wałęsa', position: 'Claims Lead' };

  const to = caseManagerAddressee(manager, { name: 'Insurer', address: street });

  expect(to.addressLines).toEqual(['Claims Lead', 'Insurer', '12 Bent Street', 'Sydney NSW 2000']);
  expect(caseManagerAddressee(manager, null).addressLines).toEqual(['Claims Lead']);
});

test('a specialist keeps the title of a doctor', () => {
  expect(specialistAddressee({ ...lan, title: 'Prof' })).toMatchObject({
    name: 'Prof Lan Nguyễn',
    salutation: 'Dear Prof Nguyễn',
  });
});
