import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import {
  aCall,
  anOfferedCall,
  freed,
  held,
  officer,
  slotsAfter,
  writesOf,
} from '../../testing/a-call.ts';
import { aBooking, aSlot, now, someFacts } from '../../testing/a-slot.ts';
import { decideAnswer, offerState, typeOfOffer } from './decide-answer.ts';
import { decideOffer, decideWithdrawal, offerEnds } from './decide-offer.ts';
import type { OfferFacts } from './decide-offer.ts';
import type { KeptSlot } from './kept-slot.ts';

describe('offering by link', () => {
  const parties = {
    clientId: 'client-1',
    companyId: 'company-1',
    caseManagerId: 'manager-1',
    caseManagerFits: true,
    caseManagerEmail: 'anna@kerr.example',
  };
  const offerable = (one: KeptSlot, changes: Parameters<typeof someFacts>[0] = {}) => ({
    ...one,
    booking: someFacts({ ...changes, slot: one.slot }),
  });
  const facts = (changes: Partial<OfferFacts> = {}): OfferFacts => ({
    call: aCall(),
    parties,
    kept: [offerable(held('one')), offerable(held('two'))],
    newOfferId: 'offer-1',
    holder: officer,
    now,
    ...changes,
  });

  test.each([
    ['1', '2026-11-16T01:00:00.000Z'],
    ['4', '2026-11-16T04:00:00.000Z'],
    ['24', '2026-11-17T00:00:00.000Z'],
  ] as const)('%s hours hold every slot until the offer ends', (hours, until) => {
    const writes = writesOf(decideOffer(facts(), hours, {}));

    const holds = writes.flatMap((write) => (write.write === 'claim' ? [write] : []));
    expect(holds.map(({ id, values }) => [id, values['heldUntil']])).toEqual([
      ['one', until],
      ['two', until],
    ]);
    expect(writes).toContainEqual(
      expect.objectContaining({
        move: 'offer',
        values: expect.objectContaining({ offeredUntil: until, offerId: 'offer-1' }) as unknown,
      }),
    );
    expect(offerEnds(hours, now)).toBe(until);
  });

  test('no slot is kept beyond its own start, and the offer ends with the last of them', () => {
    const [soon, next] = ['2026-11-16T01:30:00.000Z', '2026-11-16T03:00:00.000Z'];
    const kept = [held('two', { startsAt: next }), held('one', { startsAt: soon })];
    const writes = writesOf(
      decideOffer(facts({ kept: kept.map((one) => offerable(one)) }), '4', {}),
    );

    expect(writes).toMatchObject([
      { id: 'two', values: { heldUntil: next } },
      { id: 'one', values: { heldUntil: soon } },
      { move: 'offer', values: { offeredUntil: next } },
    ]);
  });

  test.each([
    ['offerNeedsClient', { clientId: null }],
    ['offerNeedsCaseManager', { caseManagerId: null, caseManagerEmail: null }],
    ['caseManagerElsewhere', { caseManagerId: null, caseManagerFits: false }],
    ['caseManagerHasNoEmail', { caseManagerEmail: null }],
  ])('%s', (code, changes) => {
    const decision = decideOffer(facts({ parties: { ...parties, ...changes } }), '4', {});

    expect(decision).toEqual(refuse(code));
  });

  test('without a slot there is nothing to offer', () => {
    expect(decideOffer(facts({ kept: [] }), '4', {})).toEqual(refuse('offerNeedsSlots'));
  });

  test('a slot that was lost is refused before anything is sent', () => {
    const lost = offerable(held('one', { heldById: 'user-2' }));

    expect(decideOffer(facts({ kept: [lost] }), '4', {})).toEqual(refuse('slotHeld'));
  });

  test('a slot that was booked during the call is left out', () => {
    const booked = offerable(held('booked', { state: 'booked', heldById: null }));

    const decision = decideOffer(facts({ kept: [booked, offerable(held('one'))] }), '4', {});

    expect(slotsAfter(decision)).toEqual(['one']);
    expect(decideOffer(facts({ kept: [booked] }), '4', {})).toEqual(refuse('offerNeedsSlots'));
  });

  test('the officer answers what a booking would ask, once for all slots', () => {
    const risky = (id: string) => offerable(held(id), { highRiskReason: 'Pays late.' });
    const given = facts({ kept: [risky('one'), risky('two')] });

    expect(decideOffer(given, '4', {})).toMatchObject({
      kind: 'asked',
      questions: [{ key: 'highRisk' }],
    });
    expect(writesOf(decideOffer(given, '4', { highRisk: 'yes' }))).toContainEqual(
      expect.objectContaining({
        values: expect.objectContaining({ offerAnswers: 'highRisk' }) as unknown,
      }),
    );
  });

  test('a withdrawn offer leaves the slots with the officer for some minutes', () => {
    const writes = writesOf(decideWithdrawal(anOfferedCall(), [held('one')], officer, now));

    expect(writes).toMatchObject([
      { id: 'one', values: { heldUntil: '2026-11-16T00:10:00.000Z' } },
      { move: 'withdraw', values: { offerId: null } },
    ]);
  });
});

describe('the link', () => {
  const before = now;
  const after = '2026-11-16T04:00:00.001Z';

  test.each([
    ['open', anOfferedCall(), before],
    ['expired', anOfferedCall(), after],
    ['expired', anOfferedCall({ status: 'open' }), after],
    ['answered', anOfferedCall({ status: 'answered' }), after],
    ['withdrawn', anOfferedCall({ status: 'closed' }), before],
    ['withdrawn', anOfferedCall({ offerId: 'offer-2' }), before],
    ['withdrawn', aCall(), before],
  ] as const)('is %s', (state, call, at) => {
    expect(offerState(call, 'offer-1', at)).toBe(state);
  });
});

describe('the answer', () => {
  const answer = (
    changes: Partial<Parameters<typeof decideAnswer>[0]> = {},
    slot = held('one').slot,
  ) =>
    decideAnswer(
      {
        call: anOfferedCall(),
        offerId: 'offer-1',
        kept: [held('one'), held('two')],
        booking: someFacts({ slot }),
        newBooking: aBooking(),
        now,
        ...changes,
      },
      'by link',
    );

  test('books the slot, frees the others and ends the call', () => {
    const decision = answer();

    expect(freed(decision)).toEqual(['two']);
    expect(writesOf(decision)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ write: 'create', resource: 'appointment' }),
        expect.objectContaining({ move: 'answer', note: 'by link' }),
      ]),
    );
  });

  test.each([
    ['offerAnswered', anOfferedCall({ status: 'answered' })],
    ['offerExpired', anOfferedCall({ offeredUntil: now })],
    ['offerWithdrawn', anOfferedCall({ status: 'closed' })],
    ['offerWithdrawn', anOfferedCall({ offerId: 'offer-2' })],
  ])('%s', (code, call) => {
    expect(answer({ call })).toEqual(refuse(code));
  });

  test('a slot that was not offered cannot be chosen', () => {
    expect(answer({}, held('three').slot)).toEqual(refuse('offeredSlotGone'));
  });

  test('a slot that somebody else has is gone', () => {
    expect(answer({}, aSlot({ id: 'one', state: 'booked' }))).toEqual(refuse('offeredSlotGone'));
  });

  test('a question that the officer has not answered is for the telephone', () => {
    const booking = someFacts({ slot: held('one').slot, highRiskReason: 'Pays late.' });

    expect(answer({ booking })).toEqual(refuse('offerNeedsCall'));
    expect(answer({ booking, call: anOfferedCall({ offerAnswers: 'highRisk' }) }).kind).toBe(
      'accepted',
    );
  });

  test('a case manager who left the company is for the telephone', () => {
    const newBooking = aBooking({ caseManagerFits: false });

    expect(answer({ newBooking })).toEqual(refuse('offerNeedsCall'));
  });

  test.each([
    ['both', false, 'centre-1', 'inPerson'],
    ['telehealth', true, null, 'telehealth'],
    ['both', true, null, 'telehealth'],
    ['phone', false, 'centre-1', 'phone'],
  ] as const)('a session for %s (video: %s) is booked as %s %s', (type, video, centre, booked) => {
    const session = { consultationType: type, isVideoAppointment: video, centreId: centre };

    expect(typeOfOffer(session)).toBe(booked);
  });
});
