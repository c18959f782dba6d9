import { oneOf, spoil } from '#kernel/testing';
import type { Plants } from '#kernel/testing';

export const partiesContradictions: Plants = {
  'parties.fourEyesErasure': `insert into erasures
      (tenant_id, id, number, client_id, status, asked_by_id, approved_by_id, approved_at)
    select tenant_id, gen_random_uuid(), 'ERA-X', ${oneOf('clients')}, 'done', id, gen_random_uuid(), now()
      from users where id = ${oneOf('users')}`,
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
