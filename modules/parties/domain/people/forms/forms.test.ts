import { accept, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { describe, expect, test } from 'vitest';
import {
  decideDropping,
  decideFormFile,
  decidePageRemoval,
  decideReturn,
  decideSaved,
  decideSendBack,
  decideSending,
  decideSignedReturn,
  opensAgain,
  pageTypesOf,
} from './decide-form.ts';
import type { FormFacts, FormFile } from './decide-form.ts';
import { formStatuses, mostFormFiles } from './form-choices.ts';
import type { FormStatus } from './form-choices.ts';
import { formWords } from './portal-form.ts';
import { isSignatureOf } from './signature-of.ts';
import { refuseUnlessSignable } from './sign-form-online.ts';

const now = '2026-11-17T22:30:00.000Z';
const sender = { userId: 'user-1', now };
const aForm = (given: Partial<FormFacts> = {}): FormFacts => ({
  id: 'form-1',
  clientId: 'client-1',
  kind: 'form',
  status: 'waiting',
  fileId: 'file-1',
  askedFileId: 'file-1',
  attachmentTypeId: null,
  isActive: true,
  round: 1,
  ...given,
});
const aPage = (given: Partial<FormFile> = {}): FormFile => ({
  id: 'page-1',
  name: 'Page 1.jpg',
  returnedAt: null,
  isInfected: false,
  ...given,
});
const writesOf = (decision: Decision) =>
  decision.kind === 'accepted' ? decision.writes : [decision];
const others = (...open: FormStatus[]) =>
  (Object.keys(formStatuses) as FormStatus[]).filter((status) => !open.includes(status));

describe('[G-066] returning a form', () => {
  test.each(['waiting', 'sentBack'] as const)(
    'one that is %s is returned with its day',
    (status) => {
      const writes = writesOf(decideReturn(aForm({ status }), [aPage()], 1, now));

      expect(writes).toMatchObject([
        { move: 'return', to: { status: 'returned' }, values: { answeredAt: now } },
        { resource: 'clientFormFile', ids: ['page-1'], values: { returnedAt: now } },
        { event: { type: 'FormReturned', documentId: 'form-1', clientId: 'client-1' } },
      ]);
    },
  );

  test.each([
    ...others('waiting', 'sentBack').map((status) => [status, { status }] as const),
    ['a document', { kind: 'document' }],
    ['not shown', { isActive: false }],
    ['without a file', { fileId: null }],
  ] as const)('one that is %s takes no answer and no page', (_, given) => {
    const form = aForm(given);
    const page = { id: 'file-2', pageId: 'page-9', name: 'Page 2.jpg' };

    expect(decideReturn(form, [aPage()], 1, now)).toEqual(refuse('formClosed'));
    expect(decideFormFile(form, { round: 1, held: 0 }, page)).toEqual(refuse('formClosed'));
    expect(decidePageRemoval(form, aPage())).toEqual(refuse('formClosed'));
  });

  test('whoever looks at a form that was replaced is told so', () => {
    const form = aForm({ round: 2 });
    const page = { id: 'file-2', pageId: 'page-9', name: 'Page 2.jpg' };

    expect(decideReturn(form, [aPage()], 1, now)).toEqual(refuse('formReplaced'));
    expect(decideFormFile(form, { round: 1, held: 0 }, page)).toEqual(refuse('formReplaced'));
  });

  test('an answer has a new page, and none that the virus check refused', () => {
    const old = aPage({ returnedAt: now });

    expect(decideReturn(aForm(), [], 1, now)).toEqual(refuse('formHasNoPages'));
    expect(decideReturn(aForm({ status: 'sentBack' }), [old], 1, now)).toEqual(
      refuse('formHasNoPages'),
    );
    expect(decideReturn(aForm(), [aPage({ isInfected: true })], 1, now)).toEqual(
      refuse('formPageInfected', { values: { name: 'Page 1.jpg' } }),
    );
  });

  test('the number of pages is bound', () => {
    const page = { id: 'file-2', pageId: 'page-9', name: 'Page 2.jpg' };
    const at = (held: number) => decideFormFile(aForm(), { round: 1, held }, page);

    expect(at(mostFormFiles - 1).kind).toBe('accepted');
    expect(at(mostFormFiles)).toEqual(refuse('formFull'));
  });

  test('a page is taken away until it was returned', () => {
    expect(writesOf(decidePageRemoval(aForm(), aPage()))).toMatchObject([{ ids: ['page-1'] }]);
    expect(decidePageRemoval(aForm({ status: 'sentBack' }), aPage({ returnedAt: now }))).toEqual(
      refuse('formClosed'),
    );
  });

  test('what was signed by link is an answer by itself', () => {
    const signed = { id: 'file-9', name: 'Signed.pdf' };

    expect(writesOf(decideSignedReturn(aForm(), signed, now))).toMatchObject([
      { write: 'create', values: { fileId: 'file-9', returnedAt: now, round: 1 } },
      { move: 'return' },
      { event: { type: 'FormReturned' } },
    ]);
  });
});

describe('[G-066] what the office does with a form', () => {
  const client = { isActive: true, hasPortal: true };

  test.each(['accepted', 'withdrawn'] as const)(
    'one that is %s and sent again is open',
    (status) => {
      const writes = writesOf(decideSending(aForm({ status }), client, sender));

      expect(writes).toMatchObject([
        { move: 'send', to: { status: 'waiting' }, values: { round: 2, sendBackReason: null } },
      ]);
      expect(opensAgain({ status })).toBe(true);
    },
  );

  test('writing about one that waits loses neither its pages nor the reason', () => {
    const writes = writesOf(decideSending(aForm({ status: 'sentBack' }), client, sender));

    expect(writes).toMatchObject([{ move: 'send', to: { status: 'sentBack' } }]);
    expect(writes[0]).not.toHaveProperty('values.round');
    expect(writes[0]).not.toHaveProperty('values.sendBackReason');
    expect(opensAgain({ status: 'sentBack' })).toBe(false);
  });

  test('of a round that is over only what was not returned is dropped', () => {
    const files = [aPage(), aPage({ id: 'page-2', returnedAt: now })];

    expect(writesOf(decideDropping(files))).toMatchObject([{ write: 'remove', ids: ['page-1'] }]);
    expect(decideDropping([])).toEqual(accept());
  });

  test('a page has the type that the office chose, else that of other paperwork', () => {
    expect(pageTypesOf(aForm({ attachmentTypeId: 'type-1' }))).toEqual([
      'type-1',
      'PAPERWORK_OTHER',
    ]);
    expect(pageTypesOf(aForm())).toEqual(['PAPERWORK_OTHER']);
  });

  test.each([
    ['clientInactive', {}, { isActive: false }],
    ['formNeedsPortal', {}, { hasPortal: false }],
    ['formNeedsFile', { fileId: null }, {}],
    ['formNotShown', { isActive: false }, {}],
  ])('%s', (code, form, given) => {
    const reader = { ...client, ...given };

    expect(decideSending(aForm(form), reader, sender)).toEqual(refuse(code));
  });

  test('one that is sent back keeps the reason', () => {
    expect(
      writesOf(decideSendBack(aForm({ status: 'returned' }), 'Page 2 is missing.')),
    ).toMatchObject([
      { to: { status: 'sentBack' }, values: { sendBackReason: 'Page 2 is missing.' } },
    ]);
  });

  test('only a form of an active client with an address is signed online, and once at a time', () => {
    const facts = { client: { isActive: true, email: 'noor@haddad.test' }, hasOpenEnvelope: false };
    const code = (form: Partial<FormFacts>, given: object = {}) =>
      refuseUnlessSignable(aForm(form), { ...facts, ...given })?.code ?? null;

    expect(code({})).toBe(null);
    expect(code({ status: 'accepted' })).toBe('moveNotPossible');
    expect(code({ fileId: null })).toBe('formNeedsFile');
    expect(code({ isActive: false })).toBe('formNotShown');
    expect(code({}, { client: { isActive: false, email: 'a@b.test' } })).toBe('clientInactive');
    expect(code({}, { client: { isActive: true, email: null } })).toBe('emailNeeded');
    expect(code({}, { hasOpenEnvelope: true })).toBe('formBeingSigned');
  });
});

describe('[G-066] saving a portal document', () => {
  test('a form waits from then on, a document does not', () => {
    const fresh = aForm({ status: 'none', askedFileId: null });

    expect(writesOf(decideSaved(fresh, sender))).toMatchObject([
      { move: 'ask', values: { senderId: 'user-1', askedFileId: 'file-1', askedAt: now } },
    ]);
    expect(decideSaved({ ...fresh, kind: 'document' }, sender)).toEqual(accept());
    expect(decideSaved(aForm(), sender)).toEqual(accept());
    expect(writesOf(decideSaved(aForm({ kind: 'document' }), sender))).toMatchObject([
      { move: 'keep' },
    ]);
  });

  test('another file is another form: its pages begin anew', () => {
    const writes = writesOf(decideSaved(aForm({ fileId: 'file-2' }), sender));

    expect(writes).toMatchObject([
      { move: 'replace', values: { round: 2, askedFileId: 'file-2' } },
    ]);
    expect(writesOf(decideSaved(aForm({ askedFileId: null }), sender))).toMatchObject([
      { write: 'change', values: { askedFileId: 'file-1' } },
    ]);
  });

  test('an answer that nobody has looked at is not passed over', () => {
    const returned = aForm({ status: 'returned' });

    expect(decideSaved({ ...returned, fileId: 'file-2' }, sender)).toEqual(
      refuse('formNotChecked'),
    );
    expect(decideSaved({ ...returned, kind: 'document' }, sender)).toEqual(refuse('formAnswered'));
  });
});

describe('[G-066] on the portal', () => {
  test('the day is that of the practice', () => {
    const told = { answeredAt: now, signing: null };

    expect(formWords({ ...told, status: 'returned' }, 'Australia/Sydney')).toBe(
      'Returned on 18 November 2026. We will look at it.',
    );
    expect(formWords({ ...told, status: 'waiting' }, 'UTC')).toBe('Please fill in and return');
  });

  test('a signature is of this person, not of whoever shares the mailbox', () => {
    const me = { clientId: 'client-1', fullName: 'Noor Haddad', formIds: ['form-1'] };
    const is = (fromModule: string | null, objectId: string | null, name = 'Noor Haddad') =>
      isSignatureOf({ fromModule, objectId, name }, me);

    expect(is('CLIENT', 'client-1', 'N. Haddad')).toBe(true);
    expect(is('CLIENT_DOCUMENT', 'form-1')).toBe(true);
    expect(is('IME', 'case-1', 'noor  haddad ')).toBe(true);
    expect(is('CLIENT', 'client-2')).toBe(false);
    expect(is('CLIENT_DOCUMENT', 'form-2')).toBe(false);
    expect(is('IME', 'case-1', 'Sami Haddad')).toBe(false);
  });
});
