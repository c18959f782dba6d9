import {
  address,
  choice,
  date,
  defineResource,
  email,
  flag,
  longText,
  lookup,
  multiLookup,
  phone,
  text,
} from '#kernel/domain';
import { adminOrStaff, adminStaff, settingsStaff } from '#platform/domain';
import { genders } from '../party-choices.ts';
import { personName } from '../person-name.ts';

const outside = ['CASE_MANAGER', 'CONTRACTOR'] as const;

/** G-012: the person a case is about. B-107: accounting and specialists have no client screens. */
export const client = defineResource({
  name: 'client',
  segment: 'clients',
  label: ['Client', 'Clients'],
  title: '{firstName} {lastName}',
  person: true,

  fields: {
    titleId: lookup('Title', 'lookupConfig', { where: { type: 'greetingTitle' } }),
    ...personName,
    dateOfBirth: date('Date of birth', { notFuture: true }),
    gender: choice('Gender', genders),
    phone: phone('Phone', { searchable: true }),
    mobile: phone('Mobile', { searchable: true }),
    email: email('Email', { searchable: true }),
    address: address('Address'),
    languageId: lookup('Language', 'lookupConfig', { where: { type: 'languages' } }),
    interpreterRequired: flag('Interpreter required', { default: false, tone: 'info' }),
    claimNo: text('Claim number', { searchable: true, max: 50 }),
    injuryDate: date('Date of injury', { notFuture: true }),
    bodyPartIds: multiLookup('Body parts', 'lookupConfig', { where: { type: 'bodyPart' } }),
    matterTypeId: lookup('Matter type', 'lookupConfig', { where: { type: 'matterType' } }),
    schemeId: lookup('Scheme', 'matterType'),
    companyId: lookup('Company', 'company'),
    caseManagerId: lookup('Case manager', 'caseManager', {
      within: 'companyId',
      withinAs: 'forCompanyId',
    }),
    contractorId: lookup('Introduced by', 'contractor'),
    notes: longText('Internal notes', { hiddenFrom: outside }),
    userId: lookup('Portal account', 'user', { readOnly: true, hiddenFrom: outside }),
    isActive: flag('Active', { default: true }),
  },

  checks: {
    injuredAfterBirth: {
      field: 'injuryDate',
      op: '>=',
      than: 'dateOfBirth',
      refusal: 'injuredBeforeBirth',
    },
  },
  verbs: {
    list: [...settingsStaff, ...outside],
    read: [...settingsStaff, ...outside],
    lookup: [...adminOrStaff, ...outside],
    create: [...settingsStaff, ...outside],
    update: [...settingsStaff, 'CASE_MANAGER'],
    delete: adminStaff,
    enable: settingsStaff,
    disable: settingsStaff,
    export: settingsStaff,
    import: settingsStaff,
  },
  /** A contractor sees whom they brought in; later modules add the clients of their assignments. */
  scope: {
    CASE_MANAGER: { companyId: 'companiesSharingClaimants' },
    CONTRACTOR: { contractorId: 'contractorId', id: 'assignedClientIds' },
  },
  writeScope: {
    CASE_MANAGER: { companyId: 'companyId' },
    CONTRACTOR: { contractorId: 'contractorId' },
  },
  deleteOnlyUnused: true,
  similar: { lastName: 'lastName', email: 'email', name: 'fullName' },
  params: { clientId: { field: 'id' } },

  stepUp: ['export'],

  list: {
    columns: [
      'firstName',
      'lastName',
      'claimNo',
      'dateOfBirth',
      'companyId',
      'mobile',
      'injuryDate',
      'isActive',
    ],
    sort: 'firstName, lastName',
  },
  filters: [
    'companyId',
    'caseManagerId',
    'contractorId',
    'gender',
    'interpreterRequired',
    'injuryDate',
    'isActive',
  ],
  lookup: {
    text: '{firstName} {lastName}',
    sort: 'firstName, lastName',
    filters: ['companyId'],
    description: 'claimNo',
  },
  facts: ['dateOfBirth', 'companyId', 'claimNo', 'injuryDate', 'mobile', 'interpreterRequired'],
  detail: {
    Information: ['titleId', 'firstName', 'lastName', 'dateOfBirth', 'gender', 'isActive'],
    Contact: ['phone', 'mobile', 'email', 'address', 'languageId', 'interpreterRequired'],
    Claim: [
      'claimNo',
      'injuryDate',
      'bodyPartIds',
      'matterTypeId',
      'schemeId',
      'companyId',
      'caseManagerId',
      'contractorId',
    ],
    Notes: ['notes'],
    Portal: ['userId'],
    'Portal Documents': 'panel',
    'Booking history': 'panel',
    Attachments: 'panel',
    'Seen by': 'panel',
  },
});
