import { defineAction, oneOf, text } from '#kernel/domain';
import type { ValueOfShape } from '#kernel/domain';
import { office } from '#platform/domain';
import { invoice } from '../invoices/invoice.resource.ts';
import { pictureKinds } from './picture-lines.ts';

const pictureShape = {
  lines: [
    {
      kind: oneOf(pictureKinds),
      id: 'text',
      name: 'text',
      page: 'text?',
      on: 'date?',
      amount: 'money?',
      stand: 'text',
    },
  ],
  reckonings: [
    {
      name: 'text',
      total: 'money',
      parts: [{ name: 'text', amount: 'money' }],
      difference: 'money',
    },
  ],
  disagreements: [{ subject: 'text', what: 'text', shows: 'money', against: 'text', has: 'money' }],
} as const;

export type ShownPicture = ValueOfShape<typeof pictureShape>;

/** Of one case, from the booking to the loan. What the practice earns is not for customers and specialists. */
export const readCasePicture = defineAction({
  name: 'readCasePicture',
  on: invoice,
  label: 'Money of this case',
  route: 'GET /app/payments/pictureOfCase',
  roles: office,
  input: { objectId: text('Case', { required: true, max: 36 }) },
  answer: pictureShape,
});
