import { clearRaised } from '#correspondence/server';
import { defineRule, rowsById } from '#kernel/server';
import { caseCharge, missingPrice } from '../../domain/index.ts';
import { askAboutCharge, chargeFactsText } from './ask-about-charge.ts';
import type { ChargeOfCase } from './ask-about-charge.ts';

/** Thousands of claimants have one price: one task asks for it. */
const keyOf = ({ id, caseType }: ChargeOfCase): string =>
  caseType === 'MT' ? 'charge-price MT' : `charge-price ${id}`;

const note =
  'The tables of prices and fees say nothing for it. Set the price of the charge, or add it to the tables.';

export const chargeAsksForPrice = defineRule({
  name: 'cases.chargeAsksForPrice',
  sentence: 'A charge whose fee or pay nobody knows leaves a task, which ends when it is known.',
  on: caseCharge,
  when: ['create', 'change'],
  facts: rowsById<ChargeOfCase>(chargeFactsText),
  async follow(call, changes) {
    for (const { before, after } of changes) {
      if (!after) continue;
      const title = missingPrice(after);
      if (title && !before) await askAboutCharge(call, after, { key: keyOf(after), title, note });
      if (!title && before && missingPrice(before))
        await clearRaised(call.tx, call.services, keyOf(after));
    }
  },
});
