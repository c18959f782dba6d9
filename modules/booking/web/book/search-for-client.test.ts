import { expect, test } from 'vitest';
import { searchForClient } from './search-for-client.ts';

const noor = {
  id: 'client-1',
  companyId: 'company-1',
  schemeId: 'scheme-1',
  address: { suburb: 'Parramatta', state: 'NSW', postcode: '2150' },
};

test('the search for a person starts with their company, their scheme and their home', () => {
  expect(searchForClient(noor, true)).toBe(
    '/view/smart-search?client=client-1&companyId=company-1&matterTypeId=scheme-1&postcode=Parramatta+NSW+2150',
  );
});

test('a customer searches for their own company, whatever the record says', () => {
  expect(searchForClient(noor, false)).not.toContain('companyId');
});

test('what is not known is not asked for', () => {
  expect(searchForClient({ id: 'client-1', companyId: null, address: null }, true)).toBe(
    '/view/smart-search?client=client-1',
  );
});
