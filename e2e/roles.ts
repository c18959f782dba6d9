export type DemoRole = {
  readonly account: string;
  /** Its section in the hand-written list of menus. */
  readonly menu: string;
  /** Edition and tenant at the head of the sidebar. */
  readonly head: string;
  /** A page that is there, for others. */
  readonly foreign: string | null;
};

const role = (who: string, menu: string, head: string, foreign: string | null): DemoRole => ({
  account: `${who}@${head.split(' ').at(-1)}.test`,
  menu,
  head,
  foreign,
});

/**
 * Each role of the tenant with every feature, those with few pages first, and one user of each other
 * tenant. Nothing is foreign to the host (B-097).
 */
export const demoRoles: readonly DemoRole[] = [
  role('typist', 'typist', 'MLP harbour', '/view/case-managers'),
  role('broker', 'broker', 'MLP harbour', '/view/emails-tracking'),
  role('insurer', 'insurer contractor', 'MLP harbour', '/view/companies'),
  role('insurercm', 'insurer case manager', 'MLP harbour', '/view/contractors'),
  role('specialist', 'specialist', 'MLP harbour', '/view/companies'),
  role('casemanager', 'case manager', 'MLP harbour', '/view/specialists'),
  role('accounting', 'accounting', 'MLP harbour', '/view/specialists'),
  role('staff', 'staff', 'MLP harbour', '/view/users'),
  role('adminstaff', 'admin', 'MLP harbour', '/view/roles'),
  role('tenantadmin', 'admin', 'MLP harbour', '/view/dr-account'),
  role('tenantadmin', 'host admin', 'MASTER host', null),
  role('staff', 'staff', 'MLP summit', '/view/tenants'),
  role('casemanager', 'case manager', 'LC lawbridge', '/view/user-group'),
  role('adminstaff', 'funding provider admin', 'FP southern', '/view/contractors'),
  role('casemanager', 'lmq provider case manager', 'LMQ lumen', '/view/case-managers'),
  role('adminstaff', 'marketing admin', 'MASTER beacon', '/view/editions'),
  role('staff', 'staff', 'MLP demo', '/view/roles'),
];
