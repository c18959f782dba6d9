import { withFilledServer } from '../parties/client-server.ts';
import type { Line } from '../report/print-table.ts';
import { fillLedger, postingsPerInvoice } from './fill-ledger.ts';

const most = 30;

/** The check that runs every night and by a button, over the whole ledger of one practice. */
export const measureLedger = (postings: number): Promise<Line[]> =>
  withFilledServer(
    'billing-ledger',
    (superUrl) => fillLedger(superUrl, Math.ceil(postings / postingsPerInvoice)),
    async ({ ask }) => {
      const begin = performance.now();
      const text = await ask('POST', '/app/ledger-checks/run', {});
      const seconds = (performance.now() - begin) / 1000;
      const { result, sentence } = JSON.parse(text) as { result: string; sentence: string };
      if (result !== 'agrees') throw new Error(sentence);
      return [
        {
          figure: `check of ${postings.toLocaleString('en')} postings`,
          measured: `${seconds.toFixed(1)} s`,
          target: `< ${most} s`,
          isMet: seconds < most,
          remark: sentence,
        },
      ];
    },
  );
