import { randomUUID } from 'node:crypto';
import { afterAll, expect } from 'vitest';
import type { Api } from '#kernel/testing';
import { startOpenIdSimulator } from '#operations';
import { txtRecordsPoint } from '../server/index.ts';
import { authorize, authorizeRequest } from './browser.ts';
import type { Browser } from './browser.ts';
import { identityTestServer } from './identity-test-server.ts';
import { aPerson, aPractice } from './people.ts';
import type { Person, Practice } from './people.ts';

export const providerPath = '/app/sign-in-provider';

type Connected = {
  readonly practice: Practice;
  readonly admin: Person;
  readonly api: Api;
  readonly domain: string;
};

export type ShownDomain = {
  readonly id: string;
  readonly domain: string;
  readonly recordName: string;
  readonly recordText: string;
};

export const domainsIn = (body: unknown): readonly ShownDomain[] =>
  (body as { domains: readonly ShownDomain[] }).domains;

/** The real sign-in beside a provider that really issues tokens, and a DNS that the test writes. */
export async function aProvider() {
  const records = new Map<string, string>();
  const resolver = txtRecordsPoint.contribute(async (name) => {
    const found = records.get(name);
    return found ? [found] : [];
  });
  const simulator = await startOpenIdSimulator();
  afterAll(() => simulator.stop());
  const server = await identityTestServer([{ name: 'testing', contributes: [resolver] }], {
    INTEGRATION_OPENID_BASE: simulator.base,
  });
  const { origin, services } = server;
  const settings = {
    label: 'Our directory',
    issuer: simulator.base,
    clientId: 'caseway',
    clientSecret: 'very secret',
    roleRules: [],
  };

  /** Claims a domain and proves it by its record in the DNS. */
  async function prove(api: Api, domain: string): Promise<void> {
    const { body } = await api.post(`${providerPath}/domains`, { domain });
    const row = domainsIn(body).find((each) => each.domain === domain);
    records.set(row?.recordName ?? '', row?.recordText ?? '');
    const proven = await api.put(`${providerPath}/domains/${row?.id}/prove`, {});
    expect(proven.status).toBe(200);
  }

  async function aConnected(more: object = {}): Promise<Connected> {
    const practice = await aPractice(services);
    const domain = `${randomUUID()}.test`;
    const admin = await aPerson(services, practice, {
      roles: ['TENANT_ADMIN', 'ADMIN_STAFF'],
      userName: `boss@${domain}`,
    });
    const api = await server.apiOf(admin);
    await prove(api, domain);
    const saved = await api.put(providerPath, { ...settings, ...more });
    expect(saved.status).toBe(200);
    return { practice, admin, api, domain };
  }

  return {
    server,
    simulator,
    settings,
    prove,
    aConnected,
    /** It makes accounts: by group, and for all others. */
    async connectWithRoles(): Promise<Connected> {
      const connected = await aConnected();
      const { roleIds } = connected.practice;
      const rule = {
        createsAccounts: true,
        roleRules: [{ value: 'Accounts', roleId: roleIds['ACCOUNTING'] }],
        defaultRoleId: roleIds['STAFF'],
      };
      const saved = await connected.api.put(providerPath, { ...settings, ...rule });
      expect(saved.status).toBe(200);
      return connected;
    },
    /** Somebody of the provider; answers who they are there. */
    there(email: string, groups: readonly string[] = [], isVerified = true): string {
      const sub = randomUUID();
      const name = { name: 'Nora New', given_name: 'Nora', family_name: 'New' };
      simulator.add({ sub, ...name, email, email_verified: isVerified, groups });
      return sub;
    },
    /** The application asked first, as it does. */
    async aBrowser(): Promise<Browser> {
      const browser = server.browser();
      await browser.open(authorizeRequest(origin).path);
      return browser;
    },
    async userOf(browser: Browser) {
      const { access_token: token } = await authorize(browser);
      const { body } = await server.apiWith(token).get('/app/profile/current');
      return body as unknown as { id: string; tenantId: string; roles: { name: string }[] };
    },
  };
}
