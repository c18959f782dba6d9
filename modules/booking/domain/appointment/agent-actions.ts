import { can, defineAction, lookup, text } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { office } from '#platform/domain';
import { appointmentSession } from '../session/appointment-session.resource.ts';

/** G-131: whom a case manager books for. Each company is one that named them as agent, or their own. */
export const bookableCompanies = defineAction({
  name: 'bookableCompanies',
  on: appointmentSession,
  label: 'Companies to book for',
  route: 'GET /app/appointment-sessions/bookableCompanies',
  roles: ['CASE_MANAGER'],
  input: {},
  answer: { items: [{ id: 'id', displayName: 'text' }] },
});

/** Their clients, as a booking names them: no more than a name and a claim. */
export const bookableClients = defineAction({
  name: 'bookableClients',
  on: appointmentSession,
  label: 'Clients to book for',
  route: 'GET /app/appointment-sessions/bookableClients',
  roles: ['CASE_MANAGER'],
  input: {
    companyId: lookup('Company', 'company'),
    filterText: text('Name', { max: 100 }),
  },
  answer: { items: [{ id: 'id', displayName: 'text', claimNo: 'text?' }] },
});

/** Who may be the case manager of a booking for a company: its own people, its group, its agents. */
export const bookableCaseManagers = defineAction({
  name: 'bookableCaseManagers',
  on: appointmentSession,
  label: 'Book for any company',
  route: 'GET /app/appointment-sessions/bookableCaseManagers',
  roles: office,
  input: {
    companyId: lookup('Company', 'company', { required: true }),
    filterText: text('Name', { max: 100 }),
  },
  answer: { items: [{ id: 'id', displayName: 'text', company: 'text' }] },
});

/**
 * The practice's own people choose for whom they book, and go on after a warning. Everybody else is a
 * customer, who books for the own companies only.
 */
export const booksForAnyCompany = (actor: Actor): boolean =>
  can(actor, bookableCaseManagers.ability);
