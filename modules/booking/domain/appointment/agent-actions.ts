import { defineAction, lookup, text } from '#kernel/domain';

/** G-131: whom a case manager books for. Each company is one that named them as agent, or their own. */
export const bookableCompanies = defineAction({
  name: 'bookableCompanies',
  on: 'appointmentSession',
  label: 'Companies to book for',
  route: 'GET /app/appointment-sessions/bookableCompanies',
  roles: ['CASE_MANAGER'],
  input: {},
});

/** Their clients, as a booking names them: no more than a name and a claim. */
export const bookableClients = defineAction({
  name: 'bookableClients',
  on: 'appointmentSession',
  label: 'Clients to book for',
  route: 'GET /app/appointment-sessions/bookableClients',
  roles: ['CASE_MANAGER'],
  input: {
    companyId: lookup('Company', 'company'),
    filterText: text('Name', { max: 100 }),
  },
});
