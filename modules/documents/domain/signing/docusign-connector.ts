import { defineConnector } from '#platform/domain';

/** The operator's application at DocuSign, for one user who agreed to it. */
export const docusignConnector = defineConnector({
  kind: 'docusign',
  label: 'DocuSign',
  auth: { kind: 'jwtGrant', tokenPath: '/oauth/token' },
  // The data of an account lie in a place of its own, which the operator names.
  regions: {
    world: { authBase: 'https://account.docusign.com', apiBase: 'https://www.docusign.net' },
  },
  headers: { 'content-type': 'application/json' },
  capabilities: ['signing', 'webhooks'],
  // A call that makes an envelope carries its whole document.
  limits: { timeoutMs: 30_000, tries: 1 },
  hooks: {
    signatureHeader: String.raw`^x-docusign-signature-\d+$`,
    algorithm: 'sha256',
    encoding: 'base64',
    mostBytes: 1_048_576,
  },
});
