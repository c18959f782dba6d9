import * as z from 'zod';

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !text.includes('\u0000'));

/** The flag travels as text. */
const yesNo = z
  .enum(['true', 'false'])
  .optional()
  .transform((text) => text === 'true');

/** C-226. */
export const placeQuery = z.strictObject({
  countryName: words(100).pipe(z.string().min(1)),
  q: words(100).default(''),
  excludePostBoxFlag: yesNo,
});

export const mostPlaces = 20;
