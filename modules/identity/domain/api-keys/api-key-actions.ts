import { defineAction, json, lookup, number, oneOf, text } from '#kernel/domain';
import { adminStaff } from '#platform/domain';
import { user } from '../user.resource.ts';

export const apiKeysPath = '/view/api-and-webhooks';

/** How long the secret of before works on after a rotation. */
export const rotationHours = 24;
/** From here on the page says that it ends soon. */
export const endsSoonDays = 14;
const longestKeyDays = 365;

export const apiKeyStates = {
  active: 'Active',
  ending: 'Ends soon',
  accountOff: 'Account is off',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const;

export type ApiKey = {
  readonly id: string;
  readonly name: string;
  readonly userId: string;
  readonly accountName: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly createdBy: string | null;
  readonly expiresAt: string;
  /** After a rotation: until then the secret of before works too. */
  readonly oldWorksUntil: string | null;
  readonly lastUsedAt: string | null;
  readonly lastAddress: string | null;
  readonly state: keyof typeof apiKeyStates;
};

/** The only answer that ever carries the secret. */
export type MadeApiKey = {
  readonly id: string;
  readonly key: string;
  readonly expiresAt: string;
  readonly oldWorksUntil: string | null;
};

const made = { id: 'id', key: 'text', expiresAt: 'instant', oldWorksUntil: 'instant?' } as const;

const common = { on: user, page: apiKeysPath, roles: adminStaff } as const;

export const listApiKeys = defineAction({
  ...common,
  name: 'apiKeys',
  label: 'API keys',
  route: 'GET /app/api-keys',
  input: {},
  answer: {
    items: [
      {
        id: 'id',
        name: 'text',
        userId: 'id',
        accountName: 'text',
        scopes: ['text'],
        createdAt: 'instant',
        createdBy: 'text?',
        expiresAt: 'instant',
        oldWorksUntil: 'instant?',
        lastUsedAt: 'instant?',
        lastAddress: 'text?',
        state: oneOf(apiKeyStates),
      },
    ],
  },
});

export const addApiKey = defineAction({
  ...common,
  name: 'addApiKey',
  stepUp: true,
  answersSecret: true,
  label: 'Add an API key',
  route: 'POST /app/api-keys',
  input: {
    name: text('Name', { required: true, max: 100 }),
    userId: lookup('Account', 'user', {
      required: true,
      hint: 'An account of its own, made for the program: nobody signs in with it.',
    }),
    days: number('Days until it ends', { required: true, min: 1, max: longestKeyDays }),
    scopes: json('Scopes', { required: true }),
  },
  answer: made,
});

export const rotateApiKey = defineAction({
  ...common,
  name: 'rotateApiKey',
  stepUp: true,
  answersSecret: true,
  label: 'Rotate an API key',
  route: 'PUT /app/api-keys/{keyId}/rotate',
  input: {},
  answer: made,
});

export const withdrawApiKey = defineAction({
  ...common,
  name: 'withdrawApiKey',
  stepUp: true,
  label: 'Withdraw an API key',
  route: 'PUT /app/api-keys/{keyId}/withdraw',
  input: {},
  answer: 'nothing',
});

export const apiKeyActions = [listApiKeys, addApiKey, rotateApiKey, withdrawApiKey] as const;
