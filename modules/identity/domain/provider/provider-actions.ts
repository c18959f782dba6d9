import { defineAction, flag, nullable, oneOf, rows, text, url } from '#kernel/domain';
import { tenant, tenantAdmin } from '#platform/domain';
import { user } from '../user.resource.ts';

export const signInProviderPath = '/view/sign-in-provider';

export const domainStates = { waiting: 'Not proven yet', proven: 'Proven' } as const;

const domainShape = {
  id: 'id',
  domain: 'text',
  state: oneOf(domainStates),
  provenBy: 'text?',
  /** The record of the DNS that proves it. */
  recordName: 'text',
  recordText: 'text',
} as const;

const providerShape = {
  label: 'text',
  issuer: 'text',
  isSimulated: 'flag',
  clientId: 'text',
  isOn: 'flag',
  isRequired: 'flag',
  trustsFactor: 'flag',
  createsAccounts: 'flag',
  defaultRoleId: 'id?',
  roleClaim: 'text',
  roleRules: [{ value: 'text', roleId: 'id' }],
  testedAt: 'instant?',
  testFailure: 'text?',
  liveSessions: 'number',
} as const;

const answer = {
  redirectAddress: 'text',
  provider: nullable(providerShape),
  domains: [domainShape],
  /** Those that the rule may give. */
  roles: [{ id: 'id', displayName: 'text' }],
} as const;

export type SignInProvider = {
  readonly redirectAddress: string;
  readonly provider: {
    readonly label: string;
    readonly issuer: string;
    readonly isSimulated: boolean;
    readonly clientId: string;
    readonly isOn: boolean;
    readonly isRequired: boolean;
    readonly trustsFactor: boolean;
    readonly createsAccounts: boolean;
    readonly defaultRoleId: string | null;
    readonly roleClaim: string;
    readonly roleRules: readonly { readonly value: string; readonly roleId: string }[];
    readonly testedAt: string | null;
    readonly testFailure: string | null;
    readonly liveSessions: number;
  } | null;
  readonly domains: readonly {
    readonly id: string;
    readonly domain: string;
    readonly state: keyof typeof domainStates;
    readonly provenBy: string | null;
    readonly recordName: string;
    readonly recordText: string;
  }[];
  readonly roles: readonly { readonly id: string; readonly displayName: string }[];
};

const common = { on: user, roles: tenantAdmin, page: signInProviderPath, answer } as const;

export const readSignInProvider = defineAction({
  ...common,
  name: 'signInProvider',
  label: 'Sign-in provider',
  route: 'GET /app/sign-in-provider',
  input: {},
});

export const saveSignInProvider = defineAction({
  ...common,
  name: 'saveSignInProvider',
  stepUp: true,
  label: 'Connect the sign-in provider',
  route: 'PUT /app/sign-in-provider',
  input: {
    label: text('Name on the button', { required: true, max: 60 }),
    issuer: url('Issuer', { required: true, max: 500 }),
    clientId: text('Client id', { required: true, max: 300 }),
    clientSecret: text('Client secret', {
      max: 1000,
      hint: 'Left empty, the one of before stays.',
    }),
    isRequired: flag('Required', { default: false }),
    trustsFactor: flag('It asks for a second factor itself', { default: false }),
    createsAccounts: flag('Makes accounts', { default: false }),
    defaultRoleId: text('Default role', { max: 36 }),
    roleClaim: text('Claim with the groups', { default: 'groups', max: 200 }),
    roleRules: rows('Roles by group', {
      value: text('Group', { required: true, max: 300 }),
      roleId: text('Role', { required: true, max: 36 }),
    }),
  },
});

export const testSignInProvider = defineAction({
  ...common,
  name: 'testSignInProvider',
  label: 'Test the connection to the sign-in provider',
  route: 'POST /app/sign-in-provider/test',
  input: {},
});

/** Switched off, it ends the sessions that came by it. */
export const switchSignInProvider = defineAction({
  ...common,
  name: 'switchSignInProvider',
  stepUp: true,
  label: 'Switch the sign-in provider on or off',
  route: 'PUT /app/sign-in-provider/state',
  input: { isOn: flag('On', { required: true }) },
});

export const claimSignInDomain = defineAction({
  ...common,
  name: 'claimSignInDomain',
  stepUp: true,
  label: 'Claim a mail domain',
  route: 'POST /app/sign-in-provider/domains',
  input: { domain: text('Mail domain', { required: true, max: 253 }) },
});

export const proveSignInDomain = defineAction({
  ...common,
  name: 'proveSignInDomain',
  label: 'Prove a mail domain',
  route: 'PUT /app/sign-in-provider/domains/{domainId}/prove',
  input: {},
});

export const removeSignInDomain = defineAction({
  ...common,
  name: 'removeSignInDomain',
  stepUp: true,
  label: 'Give up a mail domain',
  route: 'DELETE /app/sign-in-provider/domains/{domainId}',
  input: {},
});

export const listDomainClaims = defineAction({
  name: 'domainClaims',
  on: tenant,
  label: 'Mail domains of tenants',
  route: 'GET /app/sign-in-domains',
  roles: tenantAdmin,
  input: {},
  answer: {
    items: [
      {
        id: 'id',
        tenantId: 'id',
        tenantName: 'text',
        domain: 'text',
        state: oneOf(domainStates),
        askedAt: 'instant',
      },
    ],
  },
});

export type DomainClaim = {
  readonly id: string;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly domain: string;
  readonly state: keyof typeof domainStates;
  readonly askedAt: string;
};

/** Where the DNS cannot be asked: the host has seen another proof. */
export const confirmSignInDomain = defineAction({
  name: 'confirmSignInDomain',
  stepUp: true,
  on: tenant,
  label: 'Confirm a mail domain by hand',
  route: 'PUT /app/sign-in-domains/{domainId}/confirm',
  roles: tenantAdmin,
  input: {},
  answer: 'nothing',
});
