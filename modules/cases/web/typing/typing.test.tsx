import { aSession, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { bindDryRunPart } from '#kernel/web';
import { act } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { imeType } from '../../domain/index.ts';
import DictationsSection from '../dictation/dictations-section.tsx';
import { TypingJobsPage } from './typing-jobs-page.tsx';
import { jobsQuery } from './use-typing.ts';

beforeAll(() => registerCatalogue());

const asked = { filter: 'all', text: '', page: 1, userId: 'me', today: '2026-11-16' } as const;

describe('the question for typing jobs', () => {
  test('[R-025] [R-026] names the status of the typed report', () => {
    expect(jobsQuery({ ...asked, status: '0' })).toMatchObject({
      typedReportStatus: '0',
      sorting: 'dueOn',
    });
    expect(jobsQuery({ ...asked, status: '1' })).toMatchObject({ typedReportStatus: '1' });
  });

  test.each([
    ['free', { status: 'waiting' }],
    ['mine', { typistId: 'me' }],
    ['overdue', { dueOnTo: '2026-11-15' }],
  ] as const)('%s', (filter, expected) => {
    expect(jobsQuery({ ...asked, status: '0', filter })).toMatchObject(expected);
  });
});

const session = (roles: readonly string[], features: readonly string[] = ['Assessment']) => {
  const plain = aSession();
  return aSession({
    actor: { ...plain.actor, roles: [...roles], features: [...features], userId: 'me' },
  });
};

const aJob = (given: object = {}) => ({
  id: 'job',
  caseNo: 'IME-2026-000001',
  claimantName: 'Noor Haddad',
  specialistName: 'Dr Menon',
  minutes: 3,
  priority: 'urgent',
  dueOn: '2020-01-01',
  status: 'waiting',
  typedReportStatus: '0',
  typistId: null,
  ...given,
});

describe('the queue', () => {
  test('shows what is overdue and urgent, and says when somebody else was faster', async () => {
    const toasts = collectToasts();
    serve({
      'GET /app/typing-jobs': { body: { items: [aJob()], totalCount: 1 } },
      'PUT /app/typing-jobs/job/claim': { status: 404, body: { error: { code: 'notFound' } } },
    });
    const place = await render(<TypingJobsPage status="0" title="Jobs" />, {
      session: session(['CONTRACTOR']),
    });
    await eventually(() => expect(place.textContent).toContain('Overdue 01 Jan 2020'));
    expect(place.textContent).toContain('Urgent');
    expect(place.textContent).not.toContain('Assign');

    await press('Take', place);

    await eventually(() =>
      expect(toasts.map(({ text }) => text)).toContain('Somebody else has taken this job.'),
    );
  });

  test('lets the office assign, and shows the mail to the typist first', async () => {
    bindDryRunPart(({ ask }) => (
      <button type="button" onClick={() => void ask()}>
        Preview email
      </button>
    ));
    const tess = { id: 'tess', name: 'Tess Typing', kind: 'typist', minutes: 0 };
    const calls = serve({
      'GET /app/typing-jobs': { body: { items: [aJob()], totalCount: 1 } },
      'GET /app/typing-jobs/typists': { body: { items: [tess], totalCount: 1 } },
      'PUT /app/typing-jobs/job/assign': { status: 203, body: { mails: {} } },
    });

    const place = await render(<TypingJobsPage status="0" title="Jobs" />, {
      session: session(['STAFF']),
    });

    await eventually(() => expect(place.textContent).toContain('Assign'));
    await press('Assign', place);
    await eventually(() => expect(document.body.textContent).toContain('Choose a typist'));
    expect(document.body.textContent).not.toContain('Preview email');
    const box = document.querySelector('[role=dialog] [role=combobox]');
    await act(async () => box?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    await eventually(() => expect(document.querySelector('.ant-select-item-option')).toBeTruthy());
    await act(async () => document.querySelector<HTMLElement>('.ant-select-item-option')?.click());
    await press('Preview email');

    const tried = () => calls.find(({ method }) => method === 'PUT');
    await eventually(() => expect(tried()?.body).toEqual({ typistId: 'tess' }));
    expect(tried()?.headers.get('X-Dry-Run')).toBe('true');
  });
});

describe('the section Dictations', () => {
  const reports = {
    id: 'case',
    dueDate: null,
    typist: null,
    note: null,
    picUser: { id: 'anna', name: 'Anna Kerr' },
    canTranscribe: false,
    summary: { dictations: 0, minutes: 0, typed: 0, nextDue: null },
    items: [],
  };
  const section = (roles: readonly string[], features: readonly string[]) => {
    const calls = serve({ 'GET /app/case-dictation-reports': { body: reports } });
    const record = { id: 'case', caseNo: 'IME-1' } as never;
    const element = (
      <DictationsSection type={imeType} record={record} refresh={() => Promise.resolve()} />
    );
    return render(element, { session: session(roles, features) }).then((place) => ({
      place,
      calls,
    }));
  };

  test('lets the specialist upload, and plans nothing', async () => {
    const { place } = await section(['SPECIALIST'], ['Assessment']);

    await eventually(() => expect(place.textContent).toContain('Upload recordings'));
    expect(place.textContent).toContain('Anna Kerr');
    expect(place.textContent).not.toContain('Plan typing');
    expect(place.querySelector('[aria-label="Record a dictation"]')).toBeNull();
  });

  test('records where the practice has that feature', async () => {
    const { place } = await section(['SPECIALIST'], ['Assessment', 'DictationRecording']);

    await eventually(() =>
      expect(place.querySelector('[aria-label="Record a dictation"]')).not.toBeNull(),
    );
  });

  test('asks for nothing as a case manager', async () => {
    const { place, calls } = await section(['CASE_MANAGER'], ['Assessment']);

    expect(place.textContent).not.toContain('Dictation');
    expect(calls.filter(({ path }) => /dictation|typing/.test(path))).toEqual([]);
  });
});
