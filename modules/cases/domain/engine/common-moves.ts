import { choice, longText } from '#kernel/domain';
import { adminStaff, office } from '#platform/domain';
import { billingStatuses } from './case-statuses.ts';
import type { BillingStatus } from './case-statuses.ts';

/** A case on hold stands still: nothing but taking it off hold can be done with it. */
export const offHold = { isOnHold: { from: ['false'] } } as const;

export const remark = { note: longText('Note', { max: 1000 }) } as const;
export const reason = { note: longText('Reason', { required: true, max: 1000 }) } as const;

const everyBilling = Object.keys(billingStatuses) as BillingStatus[];

/** G-001: on hold from any open step, and back to where it was. B-208. */
export const holdMoves = <const S extends string>(open: readonly S[]) =>
  ({
    putOnHold: {
      label: 'Put on hold',
      can: 'put it on hold',
      who: office,
      asks: reason,
      step: { from: open },
      isOnHold: { from: ['false'], to: 'true' },
    },
    takeOffHold: {
      label: 'Take off hold',
      can: 'take it off hold',
      who: office,
      asks: remark,
      isOnHold: { from: ['true'], to: 'false' },
    },
  }) as const;

/** Billing states come from invoices and payments; accounting may set one by hand (C-119). */
export const billingMoves = {
  setBillingStatus: {
    label: 'Set billing status',
    can: 'set its billing status',
    who: ['ADMIN_STAFF', 'ACCOUNTING'],
    asks: {
      billingStatus: choice('Billing', billingStatuses, { required: true }),
      ...remark,
    },
    billingStatus: { from: everyBilling, to: everyBilling },
  },
} as const;

/** The note of a billing status that no person has set. */
export const billingFollows = 'Follows its invoices and payments.';

type Ways = Readonly<Record<string, { readonly step?: object }>>;

/** Every step that the moves lead to, with the steps that they may have come from. */
function waysBack(moves: Ways): Readonly<Record<string, readonly string[]>> {
  const back: Record<string, string[]> = {};
  for (const { step } of Object.values(moves)) {
    for (const [from, end] of step ? pairsOf(step) : []) {
      if (end !== from) back[end] = [...new Set([...(back[end] ?? []), from])];
    }
  }
  return back;
}

function pairsOf(step: object): readonly (readonly [from: string, to: string])[] {
  const ways = step as {
    from?: readonly string[];
    to?: string | readonly string[];
    steps?: object;
  };
  const starts = ways.steps
    ? (Object.entries(ways.steps) as [string, string | readonly string[]][])
    : (ways.from ?? []).map((from) => [from, ways.to ?? from] as const);
  return starts.flatMap(([from, to]) => [to].flat().map((end) => [from, end as string] as const));
}

/** G-001: one step back, by admin staff. Which step that is, the status log says. */
export const undoMove = <S extends string>(moves: Ways) =>
  ({
    undo: {
      label: 'Undo the last step',
      can: 'undo its last step',
      who: adminStaff,
      asks: reason,
      step: { steps: waysBack(moves) as Readonly<Partial<Record<S, readonly S[]>>> },
      ...offHold,
    },
  }) as const;
