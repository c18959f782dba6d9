import {
  choice,
  dateFormatChoices,
  defineResource,
  email,
  flag,
  dateTime,
  json,
  multiLookup,
  phone,
  text,
} from '#kernel/domain';
import { adminOrStaff, adminStaff, allRoles } from '#platform/domain';

/** Decision 20: a member of staff and their sign-in account say the same. */
const fromStaff = { alsoSetBy: ['tell_account'] } as const;

/** A sign-in account. Secrets live in `user_credentials`, which no resource route reads. */
export const user = defineResource({
  name: 'user',
  segment: 'users',
  label: ['User', 'Users'],
  title: '{firstName} {lastName}',

  fields: {
    userName: text('User name', {
      required: true,
      unique: true,
      searchable: true,
      max: 254,
      ...fromStaff,
    }),
    email: email('Email', { required: true, searchable: true, ...fromStaff }),
    title: text('Title', { max: 20 }),
    firstName: text('First name', { required: true, searchable: true, max: 100, ...fromStaff }),
    lastName: text('Last name', { required: true, searchable: true, max: 100, ...fromStaff }),
    phone: phone('Phone', fromStaff),
    roleIds: multiLookup('Roles', 'role', { required: true, alsoSetBy: ['tell_account_roles'] }),
    dateFormat: choice('Date format', dateFormatChoices),
    isActive: flag('Active', { default: true, ...fromStaff }),
    isLocked: flag('Locked', { readOnly: true, default: false, tone: 'danger' }),
    mustChangePassword: flag('Must change password', { readOnly: true, default: true }),
    lastSignInTime: dateTime('Last sign-in', { readOnly: true, history: false }),
    settings: json('Settings', { readOnly: true, history: false }),
  },

  verbs: {
    list: adminStaff,
    read: adminStaff,
    lookup: adminOrStaff,
    myDetail: allRoles,
    create: adminStaff,
    update: adminStaff,
    delete: adminStaff,
    enable: adminStaff,
    disable: adminStaff,
    export: adminStaff,
  },

  stepUp: ['export'],
  stepUpFields: ['roleIds'],

  list: {
    columns: [
      'firstName',
      'lastName',
      'userName',
      'email',
      'roleIds',
      'isActive',
      'lastSignInTime',
    ],
    sort: 'firstName',
  },
  filters: ['isActive', 'isLocked'],
  params: { roleNames: { field: 'roleIds', through: 'name' } },
  lookup: { text: '{firstName} {lastName}', sort: 'firstName, lastName', description: 'email' },
  detail: {
    Information: ['title', 'firstName', 'lastName', 'userName', 'email', 'phone'],
    Access: ['roleIds', 'isActive', 'isLocked', 'mustChangePassword', 'lastSignInTime'],
    Preferences: ['dateFormat'],
    'Sign-ins': 'panel',
  },
});
