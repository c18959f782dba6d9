import { spoil } from '#kernel/testing';
import type { Plants } from '#kernel/testing';

export const partiesContradictions: Plants = {
  'parties.injuryIsNotAhead': spoil('clients', 'injury_date = current_date + 30'),
  'parties.claimantIsBorn': spoil(
    'clients',
    'date_of_birth = current_date + 30, injury_date = null',
  ),
  'parties.signedContractSaysWhen': spoil(
    'specialist_contracts',
    'signed_date = null',
    `status = 'signed'`,
  ),
};
