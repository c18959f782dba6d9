import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { allRoles } from '#platform/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();
const server = await testServer({ modules: serverModules });
const { body: document } = await server.anonymous.get('/openapi.json');

type Parameter = { readonly in: string; readonly name: string };
type Operation = { readonly parameters?: readonly Parameter[] };
const gets = Object.entries(
  document.paths as unknown as Record<string, { readonly get?: Operation }>,
).filter(([path, { get }]) => get && path.startsWith('/app/'));

test('whatever is given twice in an address is refused or taken, never a fault of the server', async () => {
  const { api } = server.signedIn({ roles: allRoles, features: ['Assessment', 'Client'] });
  const { body: company } = await api.post('/app/companies', {
    name: `Twice ${randomUUID()}`,
    businessType: 'insurer',
  });
  const faults: string[] = [];
  for (const [path, { get }] of gets) {
    const names = (get?.parameters ?? []).flatMap((each) => (each.in === 'query' ? each.name : []));
    const query = [...names, 'propertyName'].map((name) => `${name}=a&${name}=b`).join('&');
    const id = path.startsWith('/app/companies/') ? String(company.id) : randomUUID();
    const { status } = await api.get(`${path.replaceAll(/\{\w+\}/g, id)}?${query}`);
    if (status >= 500) faults.push(`${path} ${status}`);
  }
  const twice = await api.get(
    `/app/companies/${company.id}/property-changes?propertyName=a&propertyName=b`,
  );

  expect(faults).toEqual([]);
  expect(twice.status).toBe(400);
});

/** They read across tenants for a reason that is written here. */
const acrossTenantsFor: Readonly<Record<string, string>> = {
  charge_is_free: 'a trigger: compares with the tenant of its row',
  correspondence_host_templates: 'the words of the host, which every tenant may read',
  fill_search_index: 'a migration fills the index of all tenants; requests may not call it',
  journal_balances: 'a trigger: compares with the tenant of its row',
  rename_claimant: 'a trigger: compares with the tenant of its row',
  end_impersonations: 'the person of the trigger, in whichever tenant they act as somebody',
};

test('what runs with the rights of the host names the tenant, or says here why not', async () => {
  const [found] = await server.services.db.batch(systemContext(randomUUID()), [
    {
      text: `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where p.prosecdef and n.nspname = 'public'
          and p.prosrc !~ 'current_tenant\\(\\)|tenant_id\\s*=\\s*(new|old)\\.|= tenant\\M' order by 1`,
    },
  ]);
  const names = (found?.rows ?? []).map((row) => String(row['name']));

  expect(names.filter((name) => !acrossTenantsFor[name])).toEqual([]);
});
