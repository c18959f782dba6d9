import { aSession } from '#kernel/web-testing';

/** Somebody of a practice that does assessments. */
export const sessionOf = (role: string) =>
  aSession({
    actor: {
      ...aSession().actor,
      userId: 'user',
      roles: [role],
      edition: 'MLP',
      features: ['Assessment'],
    },
  });
