import { address, choice, defineResource, email, flag, phone, text, url } from '#kernel/domain';
import { letterFontSizes, letterheadLayouts } from '../print/letterhead.ts';

/** Who sets how every document of the practice looks. */
export const letterheadKeepers = ['TENANT_ADMIN', 'ADMIN_STAFF'] as const;

export const letterheadFields = {
  practiceName: text('Practice name', { max: 120, hint: 'Empty: the name of the organisation.' }),
  abn: text('ABN', { format: 'abn', max: 14, hint: '11 digits' }),
  address: address('Street address'),
  postalAddress: address('Postal address'),
  phone: phone('Phone'),
  email: email('Email', { hint: 'Empty: that of the organisation.' }),
  website: url('Website', { hint: 'Empty: that of the organisation.' }),
  showLogo: flag('Show the logo', { default: true }),
  layout: choice('Layout', letterheadLayouts, { required: true, default: 'classic' }),
  accentColour: text('Accent colour', {
    required: true,
    format: 'colour',
    max: 20,
    default: '#3d4751',
    hint: 'As in your brand guide, such as #0c6070.',
  }),
  fontSize: choice('Text size', letterFontSizes, { required: true, default: 'normal' }),
  footerText: text('Footer', { max: 120, hint: 'Empty: the name of the practice.' }),
  hasPageNumbers: flag('Page x of y', { default: true }),
} as const;

/** One for each tenant, read and written by `letterhead` alone; its verb opens its history. */
export const letterhead = defineResource({
  name: 'letterhead',
  segment: 'letterheads',
  label: ['Letterhead', 'Letterheads'],
  title: 'Letterhead',

  fields: letterheadFields,
  verbs: { read: letterheadKeepers },
  pages: { only: [] },

  list: { columns: ['practiceName', 'layout'], sort: 'practiceName' },
  detail: {
    Practice: ['practiceName', 'abn', 'address', 'postalAddress', 'phone', 'email', 'website'],
    Look: ['showLogo', 'layout', 'accentColour', 'fontSize', 'footerText', 'hasPageNumbers'],
  },
});
