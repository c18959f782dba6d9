import {
  address,
  choice,
  date,
  defineResource,
  email,
  file,
  flag,
  longText,
  lookup,
  multiChoice,
  multiLookup,
  phone,
  state,
  text,
  timeZone,
} from '#kernel/domain';
import { adminOrStaff, adminStaff, settingsStaff } from '#platform/domain';
import { addressPart } from '../address-part.ts';
import { genders } from '../party-choices.ts';
import {
  acceptances,
  assessmentTypes,
  consultationPreferences,
  exclusionReasons,
  feeArrangements,
  onboardingStages,
  onboardingTones,
  recruitmentStatuses,
  recruitmentTones,
  specialistAdminLevels,
  specialistPrepayments,
  specialistReportDeliveries,
  specialistStatuses,
} from './specialist-choices.ts';
import { personName } from '../person-name.ts';

/** What the practice thinks of a specialist is not for the specialist. */
const internal = { hiddenFrom: ['SPECIALIST', 'CASE_MANAGER'] } as const;

const valueList = <const T extends string>(label: string, type: T) =>
  multiLookup(label, 'lookupConfig', { where: { type } });

/** D-017, G-057: a doctor. B-110: the screens are for admin staff and staff only. */
export const specialist = defineResource({
  name: 'specialist',
  segment: 'specialists',
  label: ['Specialist', 'Specialists'],
  title: '{fullName}',

  fields: {
    title: text('Title', { max: 20, hint: 'Dr, Prof, A/Prof' }),
    ...personName,
    gender: choice('Gender', genders),
    languageIds: valueList('Languages', 'languages'),
    specialtyIds: valueList('Specialties', 'specialty'),
    subSpecialtyIds: valueList('Sub-specialties', 'subSpecialty'),
    qualificationIds: valueList('Qualifications', 'qualification'),
    accreditationIds: valueList('Accreditations', 'accreditation'),
    specialty: text('Specialty', {
      computedBy: ['tell_specialty', 'rename_specialty'],
      searchable: true,
      history: false,
      max: 2000,
    }),
    businessEmail: email('Business email', { searchable: true }),
    personalEmail: email('Personal email'),
    phone: phone('Phone', { searchable: true }),
    mobile: phone('Mobile'),
    address: address('Address'),
    state: text('State', { computed: addressPart('state'), history: false, max: 200 }),
    /** Of sessions by video or at home. */
    timeZone: timeZone('Time zone', {
      alsoSetBy: ['keep_zone_of_specialist'],
      hint: 'Empty: the time zone of the state in the address.',
    }),

    recruitmentStatus: state('Recruitment status', recruitmentStatuses, {
      initial: 'RECRUITING',
      importable: true,
      tones: recruitmentTones,
    }),
    specialistStatus: choice('Status', specialistStatuses, {
      required: true,
      computed: "case when {isActive} then 'ACTIVE' else 'INACTIVE' end",
      history: false,
      default: 'ACTIVE',
      tones: { ACTIVE: 'success' },
    }),
    stagedOnboarding: state('Onboarding', onboardingStages, {
      initial: 'pending',
      importable: true,
      tones: onboardingTones,
    }),
    acceptance: state('Acceptance', acceptances, {
      initial: 'underReview',
      importable: true,
      tones: { underReview: 'warning', accepted: 'success', rejected: 'danger' },
      ...internal,
    }),
    exclusionReason: choice('Exclusion reason', exclusionReasons, {
      readOnly: true,
      alsoSetBy: ['keep_specialist'],
      importable: true,
      ...internal,
    }),
    onboardedDate: date('Contract from', { hint: 'Bookings are taken from this day on.' }),
    onboardedEndDate: date('Contract to', { hint: 'Empty: until further notice.' }),

    providerNumber: text('Provider number', {
      searchable: true,
      max: 30,
      hint: 'Medicare number, one for each place of practice',
    }),
    providerNumberNote: text('Note', { broad: true, max: 200, hint: 'Where or what for' }),
    providerNumber2: text('Provider number 2', { searchable: true, max: 30 }),
    providerNumber2Note: text('Note 2', { broad: true, max: 200 }),
    providerNumber3: text('Provider number 3', { searchable: true, max: 30 }),
    providerNumber3Note: text('Note 3', { broad: true, max: 200 }),
    providerNumber4: text('Provider number 4', { searchable: true, max: 30 }),
    providerNumber4Note: text('Note 4', { broad: true, max: 200 }),

    feeArrangement: choice('Fee arrangement', feeArrangements, { hiddenFrom: ['CASE_MANAGER'] }),
    prepaymentStatus: choice('Prepayment', specialistPrepayments, {
      tones: { required: 'warning', paid: 'success' },
    }),
    reportDelivery: choice('Report delivery', specialistReportDeliveries),
    typeOfAssessmentsAccepted: multiChoice('Types of assessment accepted', assessmentTypes),
    preferences: multiChoice('Consultation preferences', consultationPreferences),
    isMedNeg: flag('Accepts medical negligence', { default: false }),
    withoutNCI: flag('Without NCI', { default: false }),
    cvFileId: file('CV'),
    sampleReportFileId: file('Sample report'),
    adminLevel: choice('Admin level', specialistAdminLevels, {
      default: 'SPECIALIST',
      hint: 'What the account sees of the practice.',
    }),
    practiceName: text('Practice', {
      max: 200,
      hint: 'A practice manager sees the sessions of every specialist of the same practice.',
      ...internal,
    }),
    assistedSpecialistIds: multiLookup('Assists', 'specialist', {
      hint: 'Whose sessions an assistant of named specialists sees.',
      ...internal,
    }),
    notes: longText('Notes', internal),
    userId: lookup('Sign-in account', 'user'),
    isActive: flag('Active', { default: true }),
  },

  checks: {
    contractEndNotBeforeStart: {
      field: 'onboardedEndDate',
      op: '>=',
      than: 'onboardedDate',
      refusal: 'contractEndsBeforeStart',
    },
  },
  verbs: {
    list: settingsStaff,
    read: settingsStaff,
    lookup: [...adminOrStaff, 'CASE_MANAGER'],
    myDetail: ['SPECIALIST'],
    create: settingsStaff,
    update: settingsStaff,
    delete: adminStaff,
    enable: settingsStaff,
    disable: settingsStaff,
    export: settingsStaff,
    import: settingsStaff,
  },
  owner: 'userId',
  deleteOnlyUnused: true,
  similar: { lastName: 'lastName', email: 'businessEmail', name: 'fullName' },

  stepUp: ['export'],

  list: {
    columns: [
      'fullName',
      'specialty',
      'state',
      'recruitmentStatus',
      'phone',
      'businessEmail',
      'stagedOnboarding',
      'onboardedEndDate',
      'isActive',
    ],
    sort: 'fullName',
  },
  filters: [
    'recruitmentStatus',
    'specialistStatus',
    'stagedOnboarding',
    'specialtyIds',
    'accreditationIds',
    'languageIds',
    'typeOfAssessmentsAccepted',
    'preferences',
    'isMedNeg',
    'withoutNCI',
    'state',
    'onboardedEndDate',
    'isActive',
  ],
  /** C-325, B-178, B-181. */
  params: {
    specialistId: { field: 'id' },
    specialtyId: { field: 'specialtyIds' },
    typeOfAssessmentsAcceptedAllow: { field: 'typeOfAssessmentsAccepted' },
    isOnlyActive: [
      { field: 'recruitmentStatus', values: ['ONBOARDING', 'ONBOARDED'] },
      { field: 'specialistStatus', values: ['ACTIVE'] },
    ],
    centreId: { linkedFrom: 'centre', by: 'specialistIds' },
    /** G-108: accredited for the scheme, or the scheme asks for no accreditation. */
    matterTypeId: { field: 'accreditationIds', allowedBy: 'matterType' },
    centreOwnershipType: { linkedFrom: 'centre', by: 'specialistIds', field: 'ownershipType' },
    includeServiceRates: { include: ['feeArrangement'] },
    includeCV: { include: ['cvFileId'] },
    includeSpecialty: { include: ['specialty', 'specialtyIds'] },
    includeQualification: { include: ['qualificationIds'] },
    /** Used: somebody has or had an appointment with them. */
    searchByUsedSpecialist: {
      linkedFrom: 'appointment',
      by: 'specialistId',
      field: 'status',
      values: ['booked', 'confirmed'],
    },
  },
  lookup: {
    text: '{fullName}',
    sort: 'fullName',
    filters: ['recruitmentStatus', 'specialistStatus', 'specialtyIds', 'isMedNeg', 'withoutNCI'],
    description: 'specialty',
  },
  facts: ['recruitmentStatus', 'specialty', 'state', 'phone', 'businessEmail', 'onboardedEndDate'],
  detail: {
    Onboarding: 'panel',
    Information: ['title', 'firstName', 'lastName', 'gender', 'languageIds', 'isActive'],
    Practice: [
      'specialtyIds',
      'subSpecialtyIds',
      'qualificationIds',
      'accreditationIds',
      'typeOfAssessmentsAccepted',
      'preferences',
      'isMedNeg',
      'withoutNCI',
    ],
    Contact: ['businessEmail', 'personalEmail', 'phone', 'mobile', 'address', 'timeZone'],
    Recruitment: [
      'recruitmentStatus',
      'exclusionReason',
      'acceptance',
      'onboardedDate',
      'onboardedEndDate',
    ],
    'Provider numbers': [
      'providerNumber',
      'providerNumberNote',
      'providerNumber2',
      'providerNumber2Note',
      'providerNumber3',
      'providerNumber3Note',
      'providerNumber4',
      'providerNumber4Note',
    ],
    Terms: ['feeArrangement', 'prepaymentStatus', 'reportDelivery'],
    Documents: ['cvFileId', 'sampleReportFileId'],
    Contracts: 'panel',
    Fees: 'panel',
    'Report types': 'panel',
    Leave: 'panel',
    Centres: 'panel',
    Bookings: 'panel',
    Attachments: 'panel',
    Notes: ['notes'],
    Account: ['userId', 'adminLevel', 'practiceName', 'assistedSpecialistIds'],
  },
});
