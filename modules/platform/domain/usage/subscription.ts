import { defineAction, oneOf, optional } from '#kernel/domain';
import { paymentMethods } from '../tenant.resource.ts';
import type { PaymentMethod } from '../tenant.resource.ts';

/** What a tenant uses of something, against what it may use where there is a limit. */
export type UsageFigure = {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly unit?: 'GB';
  readonly limit?: number | null;
};

export type Subscription = {
  readonly edition: string;
  readonly description: string | null;
  readonly customerName: string;
  readonly accountEmail: string | null;
  readonly since: string;
  /** Before tax; null: no price was agreed. */
  readonly monthlyPrice: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly features: readonly { readonly name: string; readonly isOn: boolean }[];
  readonly usage: readonly UsageFigure[];
};

/** R-006, B-105, G-115. */
export const readSubscription = defineAction({
  name: 'read',
  on: 'subscription',
  label: 'Subscription',
  route: 'GET /app/subscription',
  roles: ['TENANT_ADMIN', 'ADMIN_STAFF'],
  features: ['Subscription'],
  input: {},
  answer: {
    edition: 'text',
    description: 'text?',
    customerName: 'text',
    accountEmail: 'text?',
    since: 'instant',
    monthlyPrice: 'money?',
    paymentMethod: oneOf(paymentMethods),
    features: [{ name: 'text', isOn: 'flag' }],
    usage: [
      {
        key: 'text',
        label: 'text',
        value: 'number',
        unit: optional(oneOf(['GB'])),
        limit: optional('number?'),
      },
    ],
  },
});
