import { handle } from '#kernel/server';
import type { Reference } from '#kernel/domain';
import {
  bookableCaseManagers,
  bookableClients,
  bookableCompanies as listCompanies,
} from '../../domain/index.ts';
import { bookableCompanies } from '../slot/customer-companies.ts';

const companiesText = `select c.id, c.name as "displayName" from party_companies c
  where c.id = any($1::uuid[]) and c.is_active order by lower(c.name), c.id`;

const clientsText = `select k.id, k.full_name as "displayName", k.claim_no as "claimNo"
  from party_clients k
  where k.company_id = any($1::uuid[]) and ($2::uuid is null or k.company_id = $2::uuid) and k.is_active
    and ($3 = '' or strpos(lower(k.first_name || ' ' || k.last_name || ' ' || coalesce(k.claim_no, '')), $3) > 0)
  order by lower(k.last_name), lower(k.first_name), k.id limit 20`;

/** Those of the company itself stand first. */
const managersText = `select m.id, m.full_name as "displayName", c.name as company
  from party_case_managers m join party_companies c on c.id = m.company_id
  where m.id in (select case_managers_for_company($1::uuid))
    and ($2 = '' or strpos(lower(m.full_name || ' ' || m.email), $2) > 0)
  order by m.company_id <> $1::uuid, lower(m.last_name), lower(m.first_name), m.id limit 50`;

export const agentHandlers = [
  handle(listCompanies, async ({ tx, actor }) => ({
    items: await tx.query<Reference>(companiesText, [bookableCompanies(actor)]),
  })),
  handle(bookableClients, async ({ tx, actor, input }) => ({
    items: await tx.query<Reference & { claimNo: string | null }>(clientsText, [
      bookableCompanies(actor),
      input.companyId ?? null,
      (input.filterText ?? '').toLowerCase(),
    ]),
  })),
  handle(bookableCaseManagers, async ({ tx, input }) => ({
    items: await tx.query<Reference & { company: string }>(managersText, [
      input.companyId,
      (input.filterText ?? '').toLowerCase(),
    ]),
  })),
];
