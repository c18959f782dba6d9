import { caseTypes } from '#cases/domain';
import type { Line } from '../report/print-table.ts';
import { withFilledServer } from '../parties/client-server.ts';
import type { ClientServer } from '../parties/client-server.ts';
import { ms, quantile } from '../parties/figures.ts';
import { firstNames } from '../data/population.ts';
import { caseId, fillCases, fillRegister, specialistOf } from './fill-cases.ts';

const asked = 120;
const warmUps = 15;
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

type Times = { readonly times: readonly number[]; readonly processor: number };

async function timesOf(
  { processorMs }: ClientServer,
  work: (index: number) => Promise<unknown>,
  count = asked,
): Promise<Times> {
  for (let index = 0; index < warmUps; index += 1) await work(index + count);
  const before = processorMs();
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begin = performance.now();
    await work(index);
    times.push(performance.now() - begin);
  }
  return { times, processor: (processorMs() - before) / count };
}

const line = (figure: string, { times, processor }: Times, most: number): Line => ({
  figure,
  measured: ms(quantile(times, 0.5)),
  target: `< ${most} ms`,
  isMet: quantile(times, 0.5) < most,
  remark: `${times.length} calls, p95 ${ms(quantile(times, 0.95))}, CPU ${ms(processor)} each`,
});

async function readLines(server: ClientServer, many: string): Promise<Line[]> {
  const { ask } = server;
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
      await timesOf(server, (index) => get(lists[index % lists.length]?.(index) ?? '')),
      50,
    ),
    line(`search in ${many} cases by text`, await timesOf(server, search), 100),
    line(
      'counts of the saved views',
      await timesOf(
        server,
        () => get('/app/case-status-logs/countCaseStatus?caseStatusFrom=IME'),
        40,
      ),
      200,
    ),
    line('board', await timesOf(server, () => get('/app/cases/board?fromModule=IME'), 40), 300),
    line(
      'dashboard of the office',
      await timesOf(server, () => get('/app/statistic?names=caseWork,caseTurnaround,unread'), 40),
      200,
    ),
    line(
      'page of a case with 200 files and 500 lines of log',
      await timesOf(server, page, 40),
      300,
    ),
  ];
}

async function moveLines(server: ClientServer): Promise<Line[]> {
  const { ask, processorMs } = server;
  const change = (index: number) =>
    ask('POST', '/app/case-status-logs/changecasestatus', {
      fromModule: 'IME',
      objectId: caseId(2 + index),
      status: 'Appointment Requested',
    });
  const single = line('change of status with its mails', await timesOf(server, change, 60), 100);
  const [begin, before] = [performance.now(), processorMs()];
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
      remark: `in steps of ${perCall}, as the task does them, CPU ${ms((processorMs() - before) / moved)} each`,
    },
  ];
}

export const measureCases = (count: number): Promise<Line[]> =>
  withFilledServer(
    'cases',
    (superUrl) => fillCases(superUrl, count),
    async (server) => [
      ...(await readLines(server, count.toLocaleString('en'))),
      ...(await moveLines(server)),
    ],
  );

/** By claimant, by number and by claim; each question is another one. */
const questions: readonly ((index: number) => string)[] = [
  (index) =>
    `${(firstNames[index % firstNames.length] ?? '').slice(0, 4)} ${'abcdefgh'[index % 8]}`,
  (index) =>
    `${caseTypes[index % caseTypes.length]?.key}-2026-${String(index * 37).padStart(6, '0')}`,
  (index) => `WC-${index * 911}`,
];

/** The combined search over the register, in which every type of case stands. */
export const measureCaseSearch = (count: number): Promise<Line[]> =>
  withFilledServer(
    'case-search',
    (superUrl) => fillRegister(superUrl, count),
    async (server) => {
      const search = (index: number) => {
        const words = questions[index % questions.length]?.(index) ?? '';
        return server.ask('GET', `/app/cases?filterText=${encodeURIComponent(words)}`);
      };
      const figure = `search over ${caseTypes.length} types in ${count.toLocaleString('en')} cases`;
      return [line(figure, await timesOf(server, search), 100)];
    },
  );
