import type { ModuleTables } from '#kernel/server';

export const partiesTables: ModuleTables = {
  shows: [
    'case_managers_for_company',
    'party_bookability',
    'party_case_managers',
    'party_centre_rooms',
    'party_centre_specialists',
    'party_centres',
    'party_clients',
    'party_companies',
    'party_company_accounts',
    'party_company_pics',
    'party_excluded_specialists',
    'party_favourite_specialists',
    'party_inquiries',
    'party_provider_numbers',
    'party_specialist_contracts',
    'party_specialist_fees',
    'party_specialist_leaves',
    'party_specialist_values',
    'party_specialists',
    'party_specialists_of_users',
    'party_typists',
  ],
};
