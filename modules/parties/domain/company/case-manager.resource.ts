import {
  choice,
  defineResource,
  email,
  flag,
  longText,
  lookup,
  multiChoice,
  phone,
  state,
  text,
} from '#kernel/domain';
import { adminOrStaff, adminStaff, office } from '#platform/domain';
import {
  caseManagerNotices,
  caseManagerStatuses,
  caseManagerTones,
  consents,
} from './case-manager-choices.ts';
import { sides } from './company-choices.ts';
import { genders } from '../party-choices.ts';

/** G-011. Claims staff of a customer company. */
export const caseManager = defineResource({
  name: 'caseManager',
  segment: 'case-managers',
  label: ['Case Manager', 'Case Managers'],
  title: '{fullName}',

  fields: {
    titleId: lookup('Title', 'lookupConfig', { where: { type: 'greetingTitle' } }),
    firstName: text('First name', { required: true, max: 100 }),
    lastName: text('Last name', { required: true, searchable: true, max: 100 }),
    /** Kept by a trigger from both names. */
    fullName: text('Full name', {
      required: true,
      computed: "btrim({firstName} || ' ' || {lastName})",
      searchable: true,
      max: 200,
    }),
    gender: choice('Gender', genders),
    isActive: flag('Active', { default: true }),

    email: email('Email', { required: true, unique: true, searchable: true }),
    phone: phone('Phone', { searchable: true }),
    mobile: phone('Mobile', { searchable: true }),

    companyId: lookup('Company', 'company', { required: true }),
    businessUnitId: lookup('Business unit', 'companyBusinessUnit', { within: 'companyId' }),
    position: text('Position', { max: 100 }),
    side: choice('Acts for', sides, { hint: 'P: plaintiffs, D: defendants' }),
    recruitmentStatus: state('Recruitment status', caseManagerStatuses, {
      initial: 'onboarded',
      importable: true,
      tones: caseManagerTones,
      hiddenFrom: ['CASE_MANAGER'],
    }),

    consent: choice('Subscription consent', consents),
    notices: multiChoice('Mail about', caseManagerNotices, { speaks: true }),

    offerAccount: flag('Offer an account', {
      default: false,
      hint: 'A one-time link is mailed when the record is saved.',
    }),
    userId: lookup('Sign-in account', 'user', { readOnly: true }),
    notes: longText('Internal notes', { hiddenFrom: ['CASE_MANAGER'] }),
  },

  verbs: {
    list: [...adminOrStaff, 'CASE_MANAGER'],
    read: [...adminOrStaff, 'CASE_MANAGER'],
    lookup: [...adminOrStaff, 'CASE_MANAGER'],
    myDetail: ['CASE_MANAGER'],
    create: office,
    update: office,
    delete: adminStaff,
    enable: office,
    disable: office,
    export: office,
    import: office,
  },
  scope: { CASE_MANAGER: { companyId: 'companyId' } },
  owner: 'userId',
  deleteOnlyUnused: true,
  similar: { lastName: 'lastName', email: 'email', name: 'fullName' },

  stepUp: ['export'],

  list: {
    columns: [
      'fullName',
      'companyId',
      'businessUnitId',
      'position',
      'email',
      'phone',
      'recruitmentStatus',
      'isActive',
    ],
    sort: 'fullName',
  },
  filters: ['companyId', 'businessUnitId', 'side', 'recruitmentStatus', 'isActive'],
  /**
   * C-320. The last three tell the old system where the question comes from. `forCompanyId` asks for
   * those who may be the case manager of the company's claimants.
   */
  params: {
    caseManagerId: { field: 'id' },
    companyIds: { field: 'companyId' },
    excludeCompanyIds: { field: 'companyId', as: 'none' },
    isOnlyGetOnboardedOrOnboarding: {
      field: 'recruitmentStatus',
      values: ['onboarding', 'onboarded'],
      inLookups: true,
    },
    forCompanyId: { field: 'id', among: 'case_managers_for_company' },
    fromModule: 'ignored',
    objectId: 'ignored',
    tenantId: 'ignored',
  },
  lookup: {
    text: '{fullName}',
    sort: 'fullName',
    filters: ['companyId', 'position', 'recruitmentStatus'],
    description: 'email',
  },
  facts: ['companyId', 'position', 'email', 'phone', 'mobile', 'recruitmentStatus'],
  detail: {
    Information: ['titleId', 'firstName', 'lastName', 'gender', 'isActive'],
    Company: ['companyId', 'businessUnitId', 'position', 'side', 'recruitmentStatus'],
    Contact: ['email', 'phone', 'mobile', 'consent', 'notices'],
    Account: ['offerAccount', 'userId'],
    Notes: ['notes'],
    'Booking history': 'panel',
    Attachments: 'panel',
    Activity: 'panel',
  },
});
