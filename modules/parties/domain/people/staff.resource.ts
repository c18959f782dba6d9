import {
  defineResource,
  email,
  file,
  flag,
  lookup,
  multiLookup,
  phone,
  text,
} from '#kernel/domain';
import { adminOrStaff, adminStaff } from '#platform/domain';
import { personName } from '../person-name.ts';

/** Decision 20: a member of staff and their sign-in account say the same. */
const fromAccount = { alsoSetBy: ['tell_staff', 'tell_staff_roles'] } as const;

/** G-015, B-113: who works in the practice. Each has a sign-in account, kept in step (decision 20). */
export const staff = defineResource({
  name: 'staff',
  segment: 'staffs',
  label: ['Staff', 'Staff'],
  title: '{fullName}',

  fields: {
    titleId: lookup('Title', 'lookupConfig', { where: { type: 'greetingTitle' } }),
    ...personName,
    firstName: { ...personName.firstName, ...fromAccount },
    lastName: { ...personName.lastName, ...fromAccount },
    email: email('Email', { required: true, unique: true, searchable: true, ...fromAccount }),
    phone: phone('Phone', { searchable: true, ...fromAccount }),
    extension: text('Extension', { max: 10 }),
    jobTitleId: lookup('Job title', 'lookupConfig', { where: { type: 'jobTitle' } }),
    roleIds: multiLookup('Roles', 'role', { required: true, alsoSetBy: ['tell_staff_roles'] }),
    userGroupIds: multiLookup('User groups', 'userGroup', { alsoSetBy: ['tell_staff_groups'] }),
    isBookingSupport: flag('Offered to case managers', {
      default: false,
      hint: 'A case manager may choose this person as the one who books for them.',
    }),
    pictureId: file('Profile picture'),
    userId: lookup('Sign-in account', 'user', { readOnly: true, alsoSetBy: ['tell_staff_roles'] }),
    isActive: flag('Active', { default: true, ...fromAccount }),
  },

  verbs: {
    list: adminStaff,
    read: adminStaff,
    lookup: [...adminOrStaff, 'CASE_MANAGER'],
    myDetail: ['ADMIN_STAFF', 'STAFF', 'ACCOUNTING'],
    create: adminStaff,
    update: adminStaff,
    delete: adminStaff,
    enable: adminStaff,
    disable: adminStaff,
    export: adminStaff,
  },
  owner: 'userId',
  similar: { lastName: 'lastName', email: 'email', name: 'fullName' },
  pages: { only: ['list', 'detail'], row: 'R-135' },
  /** C-331: the people whom a case manager may name as their booking support officer. */
  params: { isGetBSOFromCM: { field: 'isBookingSupport', values: [true] } },

  stepUp: ['export'],
  stepUpFields: ['roleIds'],

  list: {
    columns: ['fullName', 'jobTitleId', 'email', 'phone', 'extension', 'roleIds', 'isActive'],
    sort: 'fullName',
  },
  filters: ['roleIds', 'userGroupIds', 'jobTitleId', 'isActive'],
  lookup: { text: '{fullName}', sort: 'fullName', description: 'email' },
  facts: ['jobTitleId', 'roleIds', 'email', 'phone', 'extension'],
  detail: {
    Information: ['titleId', 'firstName', 'lastName', 'jobTitleId', 'pictureId', 'isActive'],
    Contact: ['email', 'phone', 'extension', 'isBookingSupport'],
    Access: ['roleIds', 'userGroupIds', 'userId'],
    Attachments: 'panel',
  },
});
