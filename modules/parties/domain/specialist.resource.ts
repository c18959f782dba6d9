import { choice, date, defineResource, email, flag, lookup, phone, text } from '#kernel/domain';
import { adminOrStaff } from '#platform/domain';
import { specialistStatuses } from './catalogues.ts';

const staff = ['ADMIN_STAFF', 'STAFF'] as const;

/** A doctor. B-110: the screens are for admin staff and staff only. */
export const specialist = defineResource({
  name: 'specialist',
  segment: 'specialists',
  label: ['Specialist', 'Specialists'],
  title: '{fullName}',

  fields: {
    title: text('Title', { max: 20 }),
    fullName: text('Full name', { required: true, searchable: true, max: 200 }),
    specialty: text('Specialty', { searchable: true }),
    businessEmail: email('Business email', { searchable: true }),
    personalEmail: email('Personal email'),
    phone: phone('Phone'),
    recruitmentStatus: choice('Recruitment status', specialistStatuses, {
      required: true,
      default: 'recruiting',
    }),
    onboardedDate: date('Onboarded'),
    onboardedEndDate: date('Contract ends'),
    userId: lookup('Sign-in account', 'user'),
    isActive: flag('Active', { default: true }),
  },

  verbs: {
    list: staff,
    read: staff,
    lookup: [...adminOrStaff, 'CASE_MANAGER'],
    myDetail: ['SPECIALIST'],
    create: staff,
    update: staff,
    enable: staff,
    disable: staff,
    export: staff,
  },
  owner: 'userId',

  list: {
    columns: ['fullName', 'specialty', 'businessEmail', 'phone', 'recruitmentStatus', 'isActive'],
    sort: 'fullName',
  },
  filters: ['recruitmentStatus', 'isActive'],
  lookup: {
    text: '{fullName}',
    sort: 'fullName',
    filters: ['recruitmentStatus'],
    description: 'specialty',
  },
  detail: {
    Information: [
      'title',
      'fullName',
      'specialty',
      'businessEmail',
      'personalEmail',
      'phone',
      'isActive',
    ],
    Recruitment: ['recruitmentStatus', 'onboardedDate', 'onboardedEndDate'],
    Account: ['userId'],
  },
});
