import { agreedByNobody, fourEyes } from '#correspondence/server';
import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { client, erasure, specialist } from '../domain/index.ts';

/** A day that is still to come wherever the practice is. */
const lastToday = `((select now from moment) at time zone 'Pacific/Auckland')::date`;

export const partiesInvariants: readonly Invariant[] = [
  fourEyes({
    name: 'parties.fourEyesErasure',
    sentence: 'The erasure {name} began, and no second person agreed to it.',
    find: `select e.id, e.number as name from erasures e where not e.is_deleted
      and (e.asked_by_id = e.approved_by_id
        or ${agreedByNobody('erasePerson', 'e.client_id::text', 'e.creation_time')})`,
    opens: erasure,
  }),
  defineInvariant({
    name: 'parties.injuryIsNotAhead',
    sentence: '{name} was injured on {injury}, which is still to come.',
    find: `select c.id, c.full_name as name, to_char(c.injury_date, 'DD/MM/YYYY') as injury
      from clients c where not c.is_deleted and c.injury_date > ${lastToday}`,
    opens: client,
    mend: { words: 'Correct the day that is wrong.' },
  }),
  defineInvariant({
    name: 'parties.claimantIsBorn',
    sentence: '{name} is born on {birth}, which is still to come.',
    find: `select c.id, c.full_name as name, to_char(c.date_of_birth, 'DD/MM/YYYY') as birth
      from clients c where not c.is_deleted and c.date_of_birth > ${lastToday}`,
    opens: client,
    mend: { words: 'Correct the date of birth.' },
  }),
  defineInvariant({
    name: 'parties.signedContractSaysWhen',
    sentence: 'A contract of {name} is signed, and says not when, or ends before it begins.',
    find: `select s.id, s.full_name as name from specialist_contracts k
      join specialists s on s.tenant_id = k.tenant_id and s.id = k.specialist_id and not s.is_deleted
      where not k.is_deleted and k.status = 'signed'
        and (k.signed_date is null or k.end_date < k.start_date)`,
    opens: specialist,
    mend: { words: 'Correct the days of the contract on the page of the specialist.' },
  }),
];
