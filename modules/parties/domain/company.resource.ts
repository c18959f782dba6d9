import {
  address,
  choice,
  date,
  defineResource,
  email,
  flag,
  longText,
  phone,
  text,
  url,
} from '#kernel/domain';
import { adminOrStaff, office } from '#platform/domain';
import { companyTypes } from './catalogues.ts';

export const company = defineResource({
  name: 'company',
  segment: 'companies',
  label: ['Company', 'Companies'],
  title: '{name}',

  fields: {
    name: text('Name', { required: true, unique: true, searchable: true, max: 200 }),
    businessType: choice('Company type', companyTypes, { required: true }),
    email: email('Email', { searchable: true }),
    phone: phone('Phone'),
    website: url('Website'),
    address: address('Address'),
    isActive: flag('Active', { default: true }),
    highRiskApplied: flag('High risk', { readOnly: true, default: false }),
    highRiskAppliedFrom: date('High risk from', { readOnly: true }),
    highRiskAppliedTo: date('High risk to', { readOnly: true }),
    highRiskReasonToBookingCm: longText('Reason shown to case managers', { readOnly: true }),
    highRiskReasonToStaff: longText('Reason shown to staff', {
      readOnly: true,
      hiddenFrom: ['CASE_MANAGER'],
    }),
  },

  verbs: {
    list: [...adminOrStaff, 'CASE_MANAGER'],
    read: [...adminOrStaff, 'CASE_MANAGER'],
    lookup: [...adminOrStaff, 'CASE_MANAGER'],
    create: office,
    update: office,
    enable: office,
    disable: office,
    export: office,
    import: office,
  },
  scope: { CASE_MANAGER: { id: 'companyId' } },

  list: {
    columns: ['name', 'businessType', 'email', 'phone', 'isActive', 'highRiskApplied'],
    sort: 'name',
  },
  filters: ['businessType', 'isActive', 'highRiskApplied'],
  lookup: { text: '{name}', sort: 'name', filters: ['businessType'] },
  detail: {
    Information: ['name', 'businessType', 'email', 'phone', 'website', 'address', 'isActive'],
    'High risk': [
      'highRiskApplied',
      'highRiskAppliedFrom',
      'highRiskAppliedTo',
      'highRiskReasonToBookingCm',
      'highRiskReasonToStaff',
    ],
    Attachments: 'panel',
  },
});
