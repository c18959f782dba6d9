import { choice, dateFormatChoices, text, phone } from '#kernel/domain';

/** What users may change about themselves. */
export const profileFields = {
  title: text('Title', { max: 20 }),
  firstName: text('First name', { min: 1, max: 100 }),
  lastName: text('Last name', { min: 1, max: 100 }),
  phone: phone('Phone'),
  dateFormat: choice('Date format', dateFormatChoices),
};

export const passwordFields = {
  currentPassword: text('Current password', { required: true, max: 1024 }),
  newPassword: text('New password', { required: true, max: 1024 }),
};
