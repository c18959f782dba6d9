import { text } from '#kernel/domain';

/** What a person is called. */
export const personName = {
  firstName: text('First name', { required: true, max: 100 }),
  lastName: text('Last name', { required: true, searchable: true, max: 100 }),
  fullName: text('Full name', {
    required: true,
    computed: "btrim({firstName} || ' ' || {lastName})",
    searchable: true,
    history: false,
    max: 200,
  }),
} as const;
