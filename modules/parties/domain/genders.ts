/** E-061, in its order. */
export const genders = {
  male: 'Male',
  female: 'Female',
  nonBinary: 'Non-Binary',
  preferNotToSay: 'Prefer not to say',
} as const;
