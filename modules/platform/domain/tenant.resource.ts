import {
  choice,
  defineResource,
  email,
  flag,
  json,
  lookup,
  money,
  text,
  timeZone,
  url,
} from '#kernel/domain';
import { tenantAdmin } from './roles.ts';

/** G-115. */
export const paymentMethods = {
  invoice: 'Invoice by email',
  directDebit: 'Direct debit',
  creditCard: 'Credit card',
} as const;
export type PaymentMethod = keyof typeof paymentMethods;

/** Only the host works on tenants: the table belongs to no tenant (B-104). */
export const tenant = defineResource({
  name: 'tenant',
  segment: 'tenants',
  label: ['Tenant', 'Tenants'],
  title: '{name}',
  tenancy: 'host',
  ownRowOnly: true,

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 100 }),
    editionId: lookup('Edition', 'edition', { required: true }),
    customerName: text('Customer name', { searchable: true }),
    email: email('Email'),
    accountEmail: email('Account email'),
    website: url('Website'),
    clientDomain: url('Client domain', {
      hint: 'The origin its users open, e.g. https://app.example.com',
    }),
    monthlyDiscount: money('Discount per month', { hint: 'Taken off the price of the edition.' }),
    paymentMethod: choice('Payment method', paymentMethods, { default: 'invoice' }),
    timezone: timeZone('Time zone', { required: true, default: 'Australia/Sydney' }),
    country: text('Country', { default: 'Australia' }),
    isActive: flag('Active', { default: true }),
    logo: text('Logo', { readOnly: true }),
    secondaryLogo: text('Short logo', { readOnly: true }),
    favicon: text('Favicon', { readOnly: true }),
    logoBackgroundColor: text('Logo background colour', { max: 20 }),
    loginLogoBackgroundColor: text('Sign-in logo background colour', { max: 20 }),
    directoryFile: text('Directory file'),
    features: json('Features', { readOnly: true }),
    settings: json('Settings', { readOnly: true }),
  },

  verbs: {
    list: tenantAdmin,
    read: tenantAdmin,
    lookup: tenantAdmin,
    create: tenantAdmin,
    update: tenantAdmin,
    enable: tenantAdmin,
    disable: tenantAdmin,
    export: tenantAdmin,
  },

  list: {
    columns: ['name', 'editionId', 'customerName', 'country', 'timezone', 'isActive'],
    sort: 'name',
  },
  filters: ['editionId', 'isActive'],
  lookup: { text: '{name}' },
  detail: {
    Information: [
      'name',
      'editionId',
      'customerName',
      'email',
      'accountEmail',
      'website',
      'isActive',
    ],
    Subscription: ['monthlyDiscount', 'paymentMethod'],
    Locale: ['country', 'timezone'],
    Branding: ['clientDomain', 'logoBackgroundColor', 'loginLogoBackgroundColor', 'directoryFile'],
    Logos: 'panel',
    Administrators: 'panel',
    Features: 'panel',
    Settings: 'panel',
  },
});
