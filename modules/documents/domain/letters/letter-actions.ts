import { date, defineAction, fileAnswer, longText, text } from '#kernel/domain';
import type { Field } from '#kernel/domain';
import { office } from '#platform/domain';
import type { PrintRoute } from '../print/print-route.ts';

/** What a letter is about, as the wire names it. */
const link = {
  fromModule: text('Module', { required: true, max: 60 }),
  objectId: text('Record', { required: true, max: 36 }),
};

/** What the writer types; the rest is the letterhead. */
export const letterFields = {
  date: date('Date', { required: true }),
  address: longText('Address', { required: true, max: 600, hint: 'The name on the first line.' }),
  salutation: text('Salutation', { required: true, max: 200 }),
  subject: text('Subject', { max: 200 }),
  body: longText('Text', { required: true, max: 100_000 }),
  signOff: text('Sign-off', { required: true, max: 100 }),
  signatory: longText('Signed by', { max: 300, hint: 'Name, position: one line each.' }),
} as const;

/** While somebody types, nothing is missing yet. */
const beingTyped = Object.fromEntries(
  Object.entries(letterFields).map(([key, field]): [string, Field] => [
    key,
    { ...field, required: false },
  ]),
);

const answer = {
  date: 'date',
  address: 'text',
  salutation: 'text',
  subject: 'text',
  body: 'text',
  signOff: 'text',
  signatory: 'text',
} as const;

/** The address block, the salutation and the sign-off of a new letter to the person of the record. */
export const draftLetter = defineAction({
  name: 'draft',
  on: 'letter',
  label: 'New letter',
  route: 'GET /app/letters/draft',
  roles: office,
  input: link,
  answer,
});

/** The letter as it is being typed; with `?format=pdf` as a file to keep elsewhere. */
export const previewLetter = defineAction({
  name: 'preview',
  on: 'letter',
  label: 'Preview letter',
  route: 'POST /app/letters/preview',
  roles: office,
  input: { ...link, ...beingTyped },
  answer: fileAnswer('text/html'),
});

/** Keeps the letter, and its PDF among the attachments of the record. */
export const writeLetter = defineAction({
  name: 'write',
  on: 'letter',
  label: 'Write letter',
  route: 'POST /app/letters',
  roles: office,
  input: { ...link, ...letterFields },
  answer: { id: 'id', fileId: 'id', name: 'text' },
});

/** The kept letter; its record decides who reads it. */
export const letterPrintRoute: PrintRoute = {
  page: '/view/letter-print',
  call: 'GET /app/letters/{id}/PrintLetter',
  needs: 'id',
  input: {},
};
