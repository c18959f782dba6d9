/** Doc 1 section 6. COMPANY and INSURER appear as names in lists only (B-093). */
export const roles = {
  TENANT_ADMIN: 'Tenant Admin',
  ADMIN_STAFF: 'Admin Staff',
  STAFF: 'Staff',
  ACCOUNTING: 'Accounting',
  CASE_MANAGER: 'Case Manager',
  SPECIALIST: 'Specialist',
  CONTRACTOR: 'Contractor',
  COMPANY: 'Company',
  INSURER: 'Insurer',
} as const;

export type RoleName = keyof typeof roles;

export const allRoles = Object.keys(roles) as RoleName[];

/** B-093: ADMIN is another spelling of TENANT_ADMIN. */
export const canonicalRole = (name: string): string => (name === 'ADMIN' ? 'TENANT_ADMIN' : name);

export const tenantAdmin = ['TENANT_ADMIN'] as const;
export const adminStaff = ['ADMIN_STAFF'] as const;
/** Those who run the practice day to day. */
export const office = ['ADMIN_STAFF', 'STAFF', 'ACCOUNTING'] as const;
/** "Admin or staff" of the spec: includes accounting (B-094). */
export const adminOrStaff = ['TENANT_ADMIN', 'ADMIN_STAFF', 'STAFF', 'ACCOUNTING'] as const;

/** G-002: those who keep the settings of the practice. */
export const settingsStaff = ['ADMIN_STAFF', 'STAFF'] as const;
/** G-002: a case is worked on by the office and by the case manager of the customer. */
export const caseTeam = [...office, 'CASE_MANAGER'] as const;
/** The case team, and the specialist for their own cases. */
export const caseTeamAndSpecialist = [...caseTeam, 'SPECIALIST'] as const;
