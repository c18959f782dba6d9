import type { Config } from '#kernel/server';

/** contract.md: the line that says the product can be opened. */
export function greet(config: Config): void {
  console.log(`Caseway is ready at ${config.publicUrl}`);
  if (config.seed !== 'demo') return;
  console.log(`
  Demo logins, all with the password Caseway!2026:
    staff@harbour.test        a practice with every feature (also tenantadmin, adminstaff, accounting,
                              casemanager, insurercm, specialist, typist, broker, insurer; client: the page of a claimant)
    adminstaff@lawbridge.test a law firm        adminstaff@southern.test a funder
    adminstaff@lumen.test     LMQ provider      adminstaff@beacon.test   marketing
    tenantadmin@host.test     the provider's own tenant, across all tenants
`);
}
