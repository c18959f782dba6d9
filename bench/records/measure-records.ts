import { ms, quantile } from '../parties/figures.ts';
import { withFilledServer } from '../parties/client-server.ts';
import type { ClientServer } from '../parties/client-server.ts';
import type { Line } from '../report/print-table.ts';
import { fillRecord, items, pagesOfFile, recordCaseId } from './fill-record.ts';

const asked = 40;
const warmUps = 10;
const most = 400;

/** What the page of a case asks for when it opens. */
const open = ({ ask }: ClientServer) =>
  Promise.all([
    ask('GET', `/app/clinical-records/${recordCaseId}`),
    ask('GET', `/app/clinical-records/${recordCaseId}/overview`),
    ask('GET', `/app/case-status-logs?caseStatusFrom=MR&objectId=${recordCaseId}`),
    ask('GET', `/app/files?fromModule=MR&objectId=${recordCaseId}`),
  ]);

async function opened(server: ClientServer): Promise<Line[]> {
  for (let index = 0; index < warmUps; index += 1) await open(server);
  const times: number[] = [];
  for (let index = 0; index < asked; index += 1) {
    const begin = performance.now();
    await open(server);
    times.push(performance.now() - begin);
  }
  const pages = (items * pagesOfFile).toLocaleString('en');
  return [
    {
      figure: `page of a medical record with ${items} requests and ${pages} pages`,
      measured: ms(quantile(times, 0.5)),
      target: `< ${most} ms`,
      isMet: quantile(times, 0.5) < most,
      remark: `${asked} times, p95 ${ms(quantile(times, 0.95))}`,
    },
  ];
}

export const measureRecords = (): Promise<Line[]> =>
  withFilledServer('records', fillRecord, opened);
