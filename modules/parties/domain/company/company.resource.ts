import { defineResource } from '#kernel/domain';
import { adminOrStaff, adminStaff, office } from '#platform/domain';
import { companyFields } from './company-fields.ts';

export const company = defineResource({
  name: 'company',
  segment: 'companies',
  label: ['Company', 'Companies'],
  title: '{name}',

  fields: companyFields,

  checks: {
    highRiskEndNotBeforeStart: {
      field: 'highRiskAppliedTo',
      op: '>=',
      than: 'highRiskAppliedFrom',
      refusal: 'highRiskEndsBeforeStart',
    },
  },
  verbs: {
    list: [...adminOrStaff, 'CASE_MANAGER'],
    read: [...adminOrStaff, 'CASE_MANAGER'],
    lookup: [...adminOrStaff, 'CASE_MANAGER'],
    create: office,
    update: office,
    delete: adminStaff,
    enable: office,
    disable: office,
    export: office,
    import: office,
  },
  scope: { CASE_MANAGER: { id: 'companyId' } },
  deleteOnlyUnused: true,
  /** C-166: a company has one name; the last name of its founder begins it often enough. */
  similar: { name: 'name', email: 'email', lastName: 'name' },

  list: {
    columns: ['name', 'businessType', 'phone', 'email', 'side', 'highRiskApplied', 'isActive'],
    sort: 'name',
  },
  filters: [
    'businessType',
    'side',
    'isActive',
    'highRiskApplied',
    'prepaymentRequired',
    'showAsBorrowerInLenders',
  ],
  /** C-323. */
  params: { searchExact: { field: 'name', as: 'exact' } },
  lookup: { text: '{name}', sort: 'name', filters: ['businessType', 'showAsBorrowerInLenders'] },
  facts: ['businessType', 'side', 'phone', 'email', 'paymentTermsDays', 'prepaymentRequired'],
  detail: {
    Information: ['name', 'tradingName', 'abn', 'businessType', 'side', 'isActive'],
    'High risk': [
      'highRiskApplied',
      'highRiskAppliedFrom',
      'highRiskAppliedTo',
      'highRiskReasonToBookingCm',
      'highRiskReasonToStaff',
    ],
    Contact: ['phone', 'fax', 'email', 'website', 'address', 'postalAddress'],
    'Case Managers': 'panel',
    'Booking history': 'panel',
    Billing: [
      'accountsEmail',
      'invoiceEmail',
      'paymentTermsDays',
      'statementDay',
      'prepaymentRequired',
      'prepaymentStatus',
      'taxExempt',
      'showAsBorrowerInLenders',
    ],
    'Report delivery': ['reportDelivery', 'reportEmail', 'providerReportMonth'],
    Notes: ['notes'],
    'Business Units': 'panel',
    'Favourite Specialists': 'panel',
    'Excluded Specialists': 'panel',
    'Default Persons in Charge': 'panel',
    'Claimant Sharing Groups': 'panel',
    'Booking Agents': 'panel',
    'Practice management system': 'panel',
    Attachments: 'panel',
    Activity: 'panel',
  },
});
