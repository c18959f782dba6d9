import { describe, expect, test } from 'vitest';
import { permits, refuse } from '#kernel/domain';
import {
  aCall,
  anOfferedCall,
  freed,
  held,
  later,
  officer,
  slotsAfter,
  writesOf,
} from '../../testing/a-call.ts';
import { aSlot, now, someFacts } from '../../testing/a-slot.ts';
import { decideHold } from '../appointment/decide-hold.ts';
import { callWorkflow } from './call.workflow.ts';
import { decideClose, decideExpiry, decideKeep, decideLetGo } from './decide-keep.ts';
import type { KeepFacts } from './decide-keep.ts';
import { decideCallChange, decideStart } from './decide-start.ts';
import type { KeptSlot } from './kept-slot.ts';

const asking = { ...officer, companyIds: null, now };

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
    ['an offer that runs out', (kept: KeptSlot[]) => decideExpiry(anOfferedCall(), kept)],
  ])('%s frees what the officer holds, and nothing of others', (_title, decide) => {
    const other = held('other', { heldById: 'user-2' });
    const booked = held('booked', { state: 'booked', heldById: null });

    expect(freed(decide([held('one'), held('late', { heldUntil: now }), other, booked]))).toEqual([
      'one',
      'late',
    ]);
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
    const sent = { ...anOfferedCall(), ...known, clientId: 'client-1' };

    expect(decideCallChange(sent, { clientId: 'client-2' }, people)).toEqual(
      refuse('callIsOffered'),
    );
    expect(decideCallChange(sent, { note: 'Rings back' }, people).kind).toBe('accepted');
    expect(decideCallChange({ ...sent, status: 'closed' }, { note: 'x' }, people)).toEqual(
      refuse('callIsOver'),
    );
  });
});
