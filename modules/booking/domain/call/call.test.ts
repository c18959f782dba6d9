import { describe, expect, test } from 'vitest';
import { permits, refuse } from '#kernel/domain';
import type { Decision, Write } from '#kernel/domain';
import { aBooking, aSlot, now, someFacts } from '../../testing/a-slot.ts';
import { decideHold } from '../appointment/decide-hold.ts';
import type { Slot } from '../session/slot.ts';
import { callWorkflow } from './call.workflow.ts';
import { decideAnswer, offerState, typeOfOffer } from './decide-answer.ts';
import { decideClose, decideExpiry, decideKeep, decideLetGo } from './decide-keep.ts';
import type { CallFacts, KeepFacts } from './decide-keep.ts';
import { decideOffer, decideWithdrawal, offerEnds } from './decide-offer.ts';
import type { OfferFacts } from './decide-offer.ts';
import { decideCallChange, decideStart } from './decide-start.ts';
import type { KeptSlot } from './kept-slot.ts';

const later = '2026-11-16T04:00:00.000Z';
const me = { userId: 'user-1', userName: 'Olive Officer' };
const asking = { ...me, companyIds: null, now };

const aCall = (changes: Partial<CallFacts> = {}): CallFacts => ({
  id: 'call-1',
  status: 'open',
  ownerId: 'user-1',
  offerId: null,
  offeredUntil: null,
  offerAnswers: null,
  ...changes,
});

const offered = (changes: Partial<CallFacts> = {}) =>
  aCall({ status: 'offered', offerId: 'offer-1', offeredUntil: later, ...changes });

const held = (id: string, changes: Partial<Slot> = {}): KeptSlot => ({
  rowId: `row-${id}`,
  slot: aSlot({ id, state: 'held', heldById: 'user-1', heldUntil: later, ...changes }),
});

const writesOf = (decision: Decision): readonly Write[] =>
  decision.kind === 'accepted' ? decision.writes : [];
const freed = (decision: Decision): string[] =>
  writesOf(decision).flatMap((write) =>
    write.write === 'claim' && write.values['state'] === 'free' ? [write.id] : [],
  );
const slotsAfter = (decision: Decision): unknown[] =>
  writesOf(decision).flatMap((write) =>
    write.write === 'rows' ? write.rows.map((row) => row['slotId']) : [],
  );

describe('the workflow of a call', () => {
  test.each([
    ['open', ['offer', 'close']],
    ['offered', ['offer', 'withdraw', 'expire', 'answer', 'close']],
    ['answered', ['close']],
    ['closed', []],
  ] as const)('%s allows %j', (status, moves) => {
    const names = Object.keys(callWorkflow.moves);

    const allowed = names.filter((name) => permits(callWorkflow, { status }, name));

    expect(allowed).toEqual(moves);
  });

  test('nobody answers or ends an offer by a call of their own', () => {
    expect(Object.keys(callWorkflow.actions)).toEqual(['offer', 'withdraw', 'close']);
  });
});

describe('keeping a slot for a call', () => {
  const keep = (changes: Partial<KeepFacts> = {}) =>
    decideKeep(
      {
        call: aCall(),
        kept: [],
        slot: aSlot({ id: 'new' }),
        session: someFacts().session,
        isKeptElsewhere: false,
        ...changes,
      },
      asking,
    );

  test('holds it for the officer and remembers it', () => {
    const decision = keep({ kept: [held('one')] });

    expect(slotsAfter(decision)).toEqual(['one', 'new']);
    expect(writesOf(decision)).toContainEqual(
      expect.objectContaining({
        id: 'new',
        values: expect.objectContaining({ state: 'held', heldById: 'user-1' }) as unknown,
      }),
    );
  });

  test('again renews the hold and adds nothing', () => {
    const kept = held('one', { heldUntil: now });

    expect(writesOf(keep({ kept: [kept], slot: kept.slot })).map(({ write }) => write)).toEqual([
      'claim',
    ]);
  });

  test('three at most', () => {
    const kept = [held('one'), held('two'), held('three')];

    expect(keep({ kept })).toEqual(refuse('callIsFull'));
  });

  test('a slot that was lost makes room', () => {
    const kept = [held('one'), held('two', { heldUntil: now }), held('three')];

    expect(slotsAfter(keep({ kept }))).toEqual(['one', 'three', 'new']);
  });

  test('two callers are never promised the same slot', () => {
    expect(keep({ isKeptElsewhere: true })).toEqual(refuse('keptForAnotherCall'));
  });

  test('what another officer holds is refused as everywhere', () => {
    const slot = aSlot({ state: 'held', heldById: 'user-2', heldUntil: later });

    expect(keep({ slot })).toEqual(refuse('slotHeld'));
  });

  test.each([
    ['offered', 'callIsOffered'],
    ['answered', 'callIsOver'],
    ['closed', 'callIsOver'],
  ] as const)('is refused when the call is %s', (status, code) => {
    expect(keep({ call: aCall({ status }) })).toEqual(refuse(code));
  });

  test('a hold of hours is not cut short by holding again', () => {
    const { slot } = held('one');

    const [claim] = writesOf(decideHold(slot, someFacts().session, asking));

    expect(claim).toMatchObject({ values: { heldUntil: later } });
  });
});

describe('letting go', () => {
  test('frees the slot and forgets it', () => {
    const decision = decideLetGo(aCall(), [held('one'), held('two')], 'one');

    expect(freed(decision)).toEqual(['one']);
    expect(slotsAfter(decision)).toEqual(['two']);
  });

  test('a slot of another call is not found', () => {
    expect(decideLetGo(aCall(), [held('one')], 'two')).toEqual(refuse('slotNotFound'));
  });

  test.each([
    ['closing', (kept: KeptSlot[]) => decideClose(aCall(), kept)],
    ['an offer that runs out', (kept: KeptSlot[]) => decideExpiry(offered(), kept)],
  ])('%s frees what the officer holds, and nothing of others', (_title, decide) => {
    const other = held('other', { heldById: 'user-2' });
    const booked = held('booked', { state: 'booked', heldById: null });

    expect(freed(decide([held('one'), held('late', { heldUntil: now }), other, booked]))).toEqual([
      'one',
      'late',
    ]);
  });
});

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
    holder: me,
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
    const writes = writesOf(decideWithdrawal(offered(), [held('one')], me, now));

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
    ['open', offered(), before],
    ['expired', offered(), after],
    ['expired', offered({ status: 'open' }), after],
    ['answered', offered({ status: 'answered' }), after],
    ['withdrawn', offered({ status: 'closed' }), before],
    ['withdrawn', offered({ offerId: 'offer-2' }), before],
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
        call: offered(),
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
    ['offerAnswered', offered({ status: 'answered' })],
    ['offerExpired', offered({ offeredUntil: now })],
    ['offerWithdrawn', offered({ status: 'closed' })],
    ['offerWithdrawn', offered({ offerId: 'offer-2' })],
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
    expect(answer({ booking, call: offered({ offerAnswers: 'highRisk' }) }).kind).toBe('accepted');
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

describe('a new call', () => {
  const client = { companyId: 'company-1', caseManagerId: 'manager-1', claimNo: 'C-77' };

  test('a claimant brings company, case manager and claim along', () => {
    const decision = decideStart(
      'call-1',
      'user-1',
      { clientId: 'client-1' },
      {
        client,
        caseManager: null,
      },
    );

    expect(writesOf(decision)).toMatchObject([
      { values: { companyId: 'company-1', caseManagerId: 'manager-1', claimNo: 'C-77' } },
    ]);
  });

  test('the case manager of another company does not come along', () => {
    const input = { clientId: 'client-1', companyId: 'company-2' };

    const decision = decideStart('call-1', 'user-1', input, { client, caseManager: null });

    expect(writesOf(decision)).toMatchObject([{ values: { caseManagerId: null } }]);
  });

  const people = { client, caseManager: null };
  const known = { clientId: null, companyId: null, caseManagerId: null };

  test('a claimant who is named later brings them along too', () => {
    const decision = decideCallChange({ ...aCall(), ...known }, { clientId: 'client-1' }, people);

    expect(writesOf(decision)).toMatchObject([
      { values: { clientId: 'client-1', companyId: 'company-1', claimNo: 'C-77' } },
    ]);
  });

  test('only what is named changes otherwise', () => {
    const decision = decideCallChange(
      { ...aCall(), ...known },
      { note: 'Rings back' },
      {
        client: null,
        caseManager: null,
      },
    );

    expect(writesOf(decision)).toMatchObject([{ values: { note: 'Rings back' } }]);
    expect(Object.keys((writesOf(decision)[0] as { values: object }).values)).toEqual(['note']);
  });

  test('for whom it is stays as it was sent while the lawyer has the link', () => {
    const sent = { ...offered(), ...known, clientId: 'client-1' };

    expect(decideCallChange(sent, { clientId: 'client-2' }, people)).toEqual(
      refuse('callIsOffered'),
    );
    expect(decideCallChange(sent, { note: 'Rings back' }, people).kind).toBe('accepted');
    expect(decideCallChange({ ...sent, status: 'closed' }, { note: 'x' }, people)).toEqual(
      refuse('callIsOver'),
    );
  });
});
