import type { Line } from '../report/print-table.ts';
import { withFilledServer } from '../parties/client-server.ts';
import type { ClientServer } from '../parties/client-server.ts';
import { ms, quantile } from '../parties/figures.ts';
import { firstNames } from '../data/population.ts';
import { caseCount, caseId, fillCases, specialistOf } from './fill-cases.ts';

const asked = 120;
const warmUps = 15;
const many = caseCount.toLocaleString('en');
const moved = 500;
const perCall = 20;
/** New cases, far from those that are moved one by one. */
const firstMoved = 1001;

const statuses = ['caseCreated', 'appointmentConfirmed', 'paperworkSent', 'qualityAssurance'];
const status = (index: number) => statuses[index % statuses.length] ?? '';
const day = (index: number) => {
  const at = new Date(Date.now() + (index % 20) * 86_400_000);
  return at.toISOString().slice(0, 10);
};

/** What people have open all day. */
const lists: readonly ((index: number) => string)[] = [
  (index) => `/app/assessments?caseStatus=${status(index)}&maxResultCount=20`,
  (index) =>
    `/app/assessments?specialistId=${specialistOf(index)}&isClosed=false&maxResultCount=20`,
  (index) => `/app/assessments?nextDueDateTo=${day(index)}&isClosed=false&sorting=nextDueDate`,
  (index) => `/app/assessments?caseStatus=${status(index)}&specialistId=${specialistOf(index)}`,
];

async function timesOf(work: (index: number) => Promise<unknown>, count = asked) {
  for (let index = 0; index < warmUps; index += 1) await work(index + count);
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begin = performance.now();
    await work(index);
    times.push(performance.now() - begin);
  }
  return times;
}

const line = (figure: string, times: readonly number[], most: number): Line => ({
  figure,
  measured: ms(quantile(times, 0.5)),
  target: `< ${most} ms`,
  isMet: quantile(times, 0.5) < most,
  remark: `${times.length} calls, p95 ${ms(quantile(times, 0.95))}`,
});

async function readLines({ ask }: ClientServer): Promise<Line[]> {
  const get = (path: string) => ask('GET', path);
  const search = (index: number) =>
    get(
      `/app/cases?filterText=${(firstNames[index % firstNames.length] ?? '').slice(0, 4)} ${'abcdefgh'[index % 8]}`,
    );
  const log = `caseStatusFrom=IME&objectId=${caseId(1)}`;
  const page = () =>
    Promise.all([
      get(`/app/assessments/${caseId(1)}`),
      get(`/app/case-status-logs?${log}`),
      get(`/app/files?fromModule=IME&objectId=${caseId(1)}`),
    ]);
  return [
    line(
      `list of ${many} cases by status, specialist and date`,
      await timesOf((index) => get(lists[index % lists.length]?.(index) ?? '')),
      50,
    ),
    line(`search in ${many} cases by text`, await timesOf(search), 100),
    line(
      'counts of the saved views',
      await timesOf(() => get('/app/case-status-logs/countCaseStatus?caseStatusFrom=IME'), 40),
      200,
    ),
    line('board', await timesOf(() => get('/app/cases/board?fromModule=IME'), 40), 300),
    line(
      'dashboard of the office',
      await timesOf(() => get('/app/statistic?names=caseWork,caseTurnaround,unread'), 40),
      200,
    ),
    line('page of a case with 200 files and 500 lines of log', await timesOf(page, 40), 300),
  ];
}

async function moveLines({ ask }: ClientServer): Promise<Line[]> {
  const change = (index: number) =>
    ask('POST', '/app/case-status-logs/changecasestatus', {
      fromModule: 'IME',
      objectId: caseId(2 + index),
      status: 'Appointment Requested',
    });
  const single = line('change of status with its mails', await timesOf(change, 60), 100);
  const begin = performance.now();
  for (let done = 0; done < moved; done += perCall) {
    const ids = Array.from({ length: perCall }, (_, at) => caseId(firstMoved + done + at));
    const text = await ask('POST', '/app/cases/bulk', {
      ids,
      wish: 'changeStatus',
      status: 'Appointment Requested',
    });
    const { changed } = JSON.parse(text) as { changed: number };
    if (changed !== perCall) throw new Error(`Only ${changed} of ${perCall} cases moved: ${text}`);
  }
  const seconds = (performance.now() - begin) / 1000;
  return [
    single,
    {
      figure: `${moved} cases moved by a bulk action`,
      measured: `${seconds.toFixed(1)} s`,
      target: '< 20 s',
      isMet: seconds < 20,
      remark: `in steps of ${perCall}, as the task does them`,
    },
  ];
}

export const measureCases = (): Promise<Line[]> =>
  withFilledServer('cases', fillCases, async (server) => [
    ...(await readLines(server)),
    ...(await moveLines(server)),
  ]);
