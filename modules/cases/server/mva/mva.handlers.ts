import { mvaType, settlementValues } from '../../domain/index.ts';
import type { Settlement } from '../../domain/index.ts';
import { moveHandlers } from '../engine/index.ts';
import type { MoveDetails } from '../engine/index.ts';

const details: MoveDetails = {
  lodgeClaim: ({ lodgedOn }) => ({ values: { lodgedOn } }),
  recordLiability: ({ liability, liabilityDecidedOn }) => ({
    values: { liability, liabilityDecidedOn },
  }),
  settle: (input) => ({
    values: settlementValues({ settlementGross: null }, input as object as Settlement),
  }),
  terminate: ({ terminatedOn, terminationReason }) => ({
    values: { terminatedOn, terminationReason },
  }),
  setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
};

export const mvaMoveHandlers = moveHandlers(mvaType, { except: ['undo'], details });
