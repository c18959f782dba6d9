import { text } from '#kernel/domain';

/** What a person is called. The full name is kept by a trigger from both. */
export const personName = {
  firstName: text('First name', { required: true, max: 100 }),
  lastName: text('Last name', { required: true, searchable: true, max: 100 }),
  fullName: text('Full name', {
    required: true,
    readOnly: true,
    searchable: true,
    history: false,
    max: 200,
  }),
} as const;
