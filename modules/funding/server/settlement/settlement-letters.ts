import { practiceDay } from '#billing/server';
import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { exact, isPlainDate } from '#kernel/domain';
import { Refused, invalid, readRecord } from '#kernel/server';
import {
  dischargeLetter,
  dischargeLetterRoute,
  loanFunding,
  payoutFigure,
  payoutLetter,
  payoutLetterRoute,
  payoutOn,
  printDischargeLetter,
  printPayoutLetter,
} from '../../domain/index.ts';
import { readLoan } from '../loans/stored-loan.ts';
import { letterHeadOf, settlementOf } from './stored-settlement.ts';

function dayOf(given: unknown, today: string): string {
  if (given === undefined || given === null || given === '') return today;
  if (typeof given === 'string' && isPlainDate(given)) return given;
  throw invalid([{ message: 'Enter the day as 2026-11-30.', members: ['on'] }]);
}

export const settlementLetters = [
  printedDocumentPoint.contribute({
    route: payoutLetterRoute,
    ability: printPayoutLetter.ability,
    reads: loanFunding.name,
    async read({ tx, actor, services, params }) {
      const id = String(params['id']);
      await readRecord(tx, actor, loanFunding, id);
      const today = await practiceDay(tx, services);
      const head = await letterHeadOf(tx, id, today);
      if (!head) return null;
      const payout = payoutFigure(await readLoan(tx, id), dayOf(params['on'], today), today);
      return payoutLetter.write({ ...head, payout }, await readLetterhead(tx, services));
    },
  }),
  printedDocumentPoint.contribute({
    route: dischargeLetterRoute,
    ability: printDischargeLetter.ability,
    reads: loanFunding.name,
    async read({ tx, actor, services, params }) {
      const id = String(params['id']);
      await readRecord(tx, actor, loanFunding, id);
      const today = await practiceDay(tx, services);
      const [head, settlement] = [await letterHeadOf(tx, id, today), await settlementOf(tx, id)];
      const { loan, loanNo } = await readLoan(tx, id);
      if (!head || !settlement) throw new Refused('loanNotSettled', { values: { loanNo } });
      const { total: payout } = payoutOn(loan, today);
      if (exact(payout).greaterThan(0))
        throw new Refused('dischargeWhileOwing', { values: { loanNo, payout } });
      return dischargeLetter.write({ ...head, ...settlement }, await readLetterhead(tx, services));
    },
  }),
];
