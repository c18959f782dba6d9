import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import { decideReminder, decideSending, decideVoid } from './decide-envelope.ts';
import { decideDecline, decideOpening, decideSignature } from './decide-signing.ts';
import { signingState } from './envelope-facts.ts';
import type { EnvelopeFacts, SignerFacts } from './envelope-facts.ts';
import { decideNews } from './provider-news.ts';
import { boxOnPage, signatureBox } from './signature-place.ts';
import { hiddenEmail } from './signing-view.ts';

const now = '2026-11-16T03:00:00.000Z';
const visit = { now, ip: '203.0.113.7', userAgent: 'Phone' };

const anEnvelope = (given: Partial<EnvelopeFacts> = {}) => ({
  id: 'e-1',
  status: 'delivered' as const,
  fromModule: 'CLIENT',
  objectId: 'c-1',
  documentHash: 'abc',
  expiresAt: '2026-12-16T03:00:00.000Z',
  provider: 'own',
  ...given,
});
const aSigner = (given: Partial<SignerFacts> = {}): SignerFacts => ({
  id: 's-1',
  place: 1,
  name: 'Nora',
  email: 'nora@x.test',
  status: 'opened',
  ...given,
});
const waiting = aSigner({ id: 's-2', place: 2, name: 'Omar', status: 'waiting' });
const signature = { kind: 'drawn', pictureId: 'f-1' } as const;

describe('sending', () => {
  test('invites the first signer only', () => {
    const first = aSigner({ status: 'waiting' });
    const decision = decideSending(anEnvelope({ status: 'draft' }), [first, waiting], 'Clara', now);

    expect(decision).toMatchObject({
      writes: [
        { move: 'send', values: { sentAt: now } },
        { values: { kind: 'sent', who: 'Clara', documentHash: 'abc' } },
        { move: 'invite', id: 's-1' },
        { values: { kind: 'invited', at: '2026-11-16T03:00:00.001Z' } },
        { event: { type: 'SignerInvited', signerId: 's-1', isReminder: false } },
      ],
    });
  });

  test('at DocuSign invites nobody here', () => {
    const envelope = { ...anEnvelope({ status: 'draft' }), provider: 'docusign' };

    expect(decideSending(envelope, [waiting], 'Clara', now)).toMatchObject({
      writes: [{ move: 'send' }, { values: { kind: 'sent' } }],
    });
  });
});

describe('signing', () => {
  test('invites the next one, and nobody after the last', () => {
    const signed = decideSignature(anEnvelope(), [aSigner(), waiting], aSigner(), signature, visit);
    const last = decideSignature(anEnvelope(), [aSigner()], aSigner(), signature, visit);

    expect(signed).toMatchObject({
      writes: [
        { move: 'sign', values: { signedAt: now, signatureId: 'f-1' } },
        { values: { kind: 'signed', ip: '203.0.113.7', userAgent: 'Phone', note: 'drawn' } },
        { move: 'invite', id: 's-2' },
        {},
        { event: { type: 'SignerInvited', signerId: 's-2' } },
      ],
    });
    expect(last).toMatchObject({ writes: [{ move: 'sign' }, {}] });
  });

  test('needs the agreement, and the document opened', () => {
    const invited = aSigner({ status: 'invited' });

    expect(decideOpening(anEnvelope(), invited, false, visit)).toEqual(refuse('consentMissing'));
    expect(decideSignature(anEnvelope(), [invited], invited, signature, visit)).toEqual(
      refuse('documentNotOpened'),
    );
    expect(decideOpening(anEnvelope({ status: 'sent' }), invited, true, visit)).toMatchObject({
      writes: [{ move: 'open' }, { move: 'deliver' }, { values: { kind: 'opened' } }],
    });
  });

  test.each([
    [{ status: 'voided' }, {}, 'voided'],
    [{ status: 'draft' }, {}, 'voided'],
    [{ status: 'declined' }, {}, 'declined'],
    [{ status: 'completed' }, {}, 'completed'],
    [{}, { status: 'signed' }, 'signed'],
    [{}, { status: 'waiting' }, 'waiting'],
    [{ expiresAt: now }, {}, 'expired'],
    [{}, {}, 'ready'],
  ] as const)('a link to %j for %j is %s', (envelope, signer, state) => {
    expect(signingState(anEnvelope(envelope), aSigner(signer), now)).toBe(state);
  });

  test('declining ends the envelope with the reason', () => {
    expect(decideDecline(anEnvelope(), aSigner(), 'Wrong name', visit)).toMatchObject({
      writes: [
        { move: 'decline', values: { declineReason: 'Wrong name' } },
        { move: 'decline', values: { endReason: 'Wrong name' } },
        { values: { kind: 'declined', note: 'Wrong name' } },
        { event: { type: 'EnvelopeEnded' } },
      ],
    });
  });
});

describe('the sender', () => {
  const by = { who: 'Clara', now };

  test('does not void what everybody has signed', () => {
    const signed = aSigner({ status: 'signed' });

    expect(decideVoid(anEnvelope(), [signed], 'Too late', by)).toEqual(
      refuse('envelopeFullySigned'),
    );
    expect(decideVoid(anEnvelope(), [signed, waiting], 'Wrong', by)).toMatchObject({
      writes: [{ move: 'void', values: { endReason: 'Wrong' } }, {}, {}],
    });
  });

  test('reminds whose turn it is, while it is open', () => {
    const signers = [aSigner({ status: 'signed' }), aSigner({ id: 's-2', status: 'invited' })];

    expect(decideReminder(anEnvelope(), signers, 'Clara', now)).toMatchObject({
      writes: [{ ids: ['s-2'] }, {}, { event: { signerId: 's-2', isReminder: true } }],
    });
    expect(decideReminder(anEnvelope({ status: 'voided' }), signers, null, now)).toEqual(
      refuse('nobodyToRemind'),
    );
  });
});

describe('news of a provider', () => {
  const told = (status: 'opened' | 'signed') => ({
    status: 'delivered' as const,
    reason: null,
    signers: [{ email: 'NORA@x.test', status }],
  });

  test('move a signer forward and never back', () => {
    const signed = aSigner({ status: 'signed' });

    expect(decideNews(anEnvelope(), [aSigner()], told('signed'), visit)).toMatchObject({
      writes: [{ move: 'followProvider', to: { status: 'signed' } }, {}],
    });
    expect(decideNews(anEnvelope(), [signed], told('opened'), visit)).toMatchObject({ writes: [] });
  });

  test('of an envelope that has ended change nothing', () => {
    const ended = anEnvelope({ status: 'voided' });

    expect(decideNews(ended, [aSigner()], told('signed'), visit)).toMatchObject({ writes: [] });
  });
});

describe('the place of a signature', () => {
  const none = { page: null, boxLeft: null, boxTop: null, boxWidth: null };

  test('is by itself at the foot of the last page, one beside the other', () => {
    expect(signatureBox(none, 0, 4)).toMatchObject({ page: 4, left: 0.03, top: 0.86 });
    expect(signatureBox(none, 1, 4).left).toBeGreaterThan(0.3);
    expect(signatureBox(none, 3, 4).top).toBeLessThan(0.8);
  });

  test('is the same for the reader, whichever way the page is turned', () => {
    const box = { page: 1, left: 0.1, top: 0.2, width: 0.3 };
    const size = { width: 600, height: 800 };

    expect(boxOnPage(box, size, 0)).toEqual({ x: 60, y: 580, width: 180, height: 60 });
    expect(boxOnPage(box, size, 180)).toMatchObject({ x: 540, y: 220 });
    expect(boxOnPage(box, size, 90)).toMatchObject({ x: 200, y: 80, width: 240 });
    expect(boxOnPage(box, size, 270)).toMatchObject({ x: 400, y: 720 });
  });

  test('stays on the page', () => {
    const box = { page: 1, left: 0.95, top: 1, width: 0.3 };

    expect(boxOnPage(box, { width: 600, height: 800 }, 0)).toMatchObject({ x: 420, y: 0 });
  });
});

test('an address is told so that only its owner knows it', () => {
  expect(hiddenEmail('nora@menon.example')).toBe('n•••@menon.example');
});
