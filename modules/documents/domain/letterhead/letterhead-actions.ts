import { accept, change, create, defineAction, fileAnswer, nullable } from '#kernel/domain';
import type { Decision, InputOf } from '#kernel/domain';
import { usualLook } from '../print/letterhead.ts';
import { letterhead, letterheadFields, letterheadKeepers } from './letterhead.resource.ts';

const answer = {
  id: 'id?',
  concurrencyStamp: 'text?',
  practiceName: 'text?',
  abn: 'text?',
  address: nullable('json'),
  postalAddress: nullable('json'),
  phone: 'text?',
  email: 'text?',
  website: 'text?',
  showLogo: 'flag',
  layout: 'text',
  accentColour: 'text',
  fontSize: 'text',
  footerText: 'text?',
  hasPageNumbers: 'flag',
} as const;

const page = '/view/letterhead';

export const readLetterheadSetting = defineAction({
  name: 'readSetting',
  on: letterhead,
  label: 'Letterhead',
  route: 'GET /app/letterhead',
  roles: letterheadKeepers,
  input: {},
  answer,
  page,
});

export const saveLetterhead = defineAction({
  name: 'save',
  on: letterhead,
  label: 'Save letterhead',
  route: 'PUT /app/letterhead',
  roles: letterheadKeepers,
  input: letterheadFields,
  answer,
  page,
});

/** The sample letter, under the letterhead as it is being typed. */
export const previewLetterhead = defineAction({
  name: 'preview',
  on: letterhead,
  label: 'Preview letterhead',
  route: 'POST /app/letterhead/preview',
  roles: letterheadKeepers,
  input: letterheadFields,
  answer: fileAnswer('text/html'),
  page,
});

type Kept = { readonly id: string; readonly isThere: boolean; readonly stamp: string | undefined };

/** Each tenant has one, under an id of its own: who adds a second one at once is refused. */
export function decideLetterhead(
  { id, isThere, stamp }: Kept,
  input: InputOf<typeof saveLetterhead>,
): Decision {
  const values = {
    ...input,
    showLogo: input.showLogo ?? true,
    layout: input.layout ?? usualLook.layout,
    accentColour: input.accentColour ?? usualLook.accentColour,
    fontSize: input.fontSize ?? usualLook.fontSize,
    hasPageNumbers: input.hasPageNumbers ?? usualLook.hasPageNumbers,
  };
  if (!isThere) return accept(create(letterhead, { id, ...values }));
  const record = stamp === undefined ? id : { id, concurrencyStamp: stamp };
  return accept(change(letterhead, record, values));
}
