/**
 * B-236, E-032: who can be registered, and where. An account belongs to the record of its person, so
 * each of them begins with that record. Staff are added on their list. G-066: a client is a record, without a role of the office.
 */
export const registrationRoles = [
  { label: 'Staff Admin', path: '/view/staffs', role: 'ADMIN_STAFF' },
  { label: 'Company', path: '/view/companies/add', role: 'COMPANY' },
  { label: 'Case Manager', path: '/view/case-managers/add', role: 'CASE_MANAGER' },
  { label: 'Client', path: '/view/clients/add', role: null },
  { label: 'Specialist', path: '/view/specialists/add', role: 'SPECIALIST' },
  { label: 'Contractor', path: '/view/contractors/add', role: 'CONTRACTOR' },
  { label: 'Staff', path: '/view/staffs', role: 'STAFF' },
] as const;
