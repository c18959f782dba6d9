import { defineConnector } from '#platform/domain';

/** A custom connection: a practice proves itself by client id and secret, without a person. */
export const xeroConnector = defineConnector({
  kind: 'xero',
  label: 'Xero',
  auth: {
    kind: 'oauthClient',
    tokenPath: '/connect/token',
    scope: 'accounting.transactions accounting.contacts accounting.settings',
  },
  regions: { world: { authBase: 'https://identity.xero.com', apiBase: 'https://api.xero.com' } },
  headers: { accept: 'application/json', 'content-type': 'application/json' },
  capabilities: ['accounting', 'contacts'],
  limits: { timeoutMs: 8000, tries: 3 },
});
