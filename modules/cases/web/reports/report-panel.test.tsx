import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { imeType } from '../../domain/index.ts';
import ReportPanel from './report-panel.tsx';
import { placeOf } from './review-dialog.tsx';

const base = aSession();
const as = (role: string) =>
  aSession({
    actor: { ...base.actor, roles: [role], edition: 'MLP', features: ['Assessment'] },
  });

const aVersion = (changes: object = {}) => ({
  id: 'r-1',
  version: 1,
  kind: 'draft',
  fileName: 'Report.docx',
  size: 1000,
  note: null,
  madeBy: 'Vera Vale',
  madeAt: '2026-11-16T01:00:00Z',
  sentAt: null,
  problem: null,
  ...changes,
});

const reports = (changes: object = {}) => ({
  isLocked: false,
  hasSignature: false,
  delivery: null,
  versions: [aVersion()],
  remarks: [],
  findings: [],
  deliveries: [],
  ...changes,
});

const record = {
  id: 'c-1',
  concurrencyStamp: 's-1',
  caseNo: 'IME-2026-000001',
  step: 'draftSent',
  billingStatus: 'none',
  isOnHold: false,
  can: [],
};

async function panel(answer: object, role = 'STAFF', changes: object = {}) {
  const calls = serve({
    'GET /app/case-reports/ofCase': { body: answer },
    'PUT /app/report-remarks/m-1/answer': { body: {} },
  });
  const place = await render(
    <ReportPanel
      type={imeType}
      record={{ ...record, ...changes }}
      refresh={() => Promise.resolve()}
    />,
    { session: as(role) },
  );
  await eventually(() => expect(place.querySelector('.report')).not.toBeNull());
  const buttons = () => [...place.querySelectorAll('button')].map((one) => one.textContent);
  return { place, calls, buttons };
}

beforeEach(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

describe('the report of a case', () => {
  test('offers versions to those who write it, and a download to the case manager', async () => {
    const office = await panel(reports());
    const customer = await panel(
      reports({ isLocked: true, versions: [aVersion({ kind: 'final', fileName: 'Report.pdf' })] }),
      'CASE_MANAGER',
    );

    expect(office.buttons()).toEqual(
      expect.arrayContaining(['Start from template', 'Upload version', 'Review', 'Download']),
    );
    expect(customer.buttons()).toEqual(['Download']);
  });

  test('takes no new version while it is locked', async () => {
    const { buttons } = await panel(reports({ isLocked: true }));

    expect(buttons()).not.toContain('Upload version');
  });

  test('compares with an earlier version only where there is one', async () => {
    const one = await panel(reports());
    const two = await panel(
      reports({ versions: [aVersion({ id: 'r-2', version: 2 }), aVersion()] }),
    );

    expect(one.buttons()).not.toContain('Compare');
    expect(two.buttons().filter((name) => name === 'Compare')).toHaveLength(1);
  });

  test('makes the newest draft final after an amendment only', async () => {
    const before = await panel(reports());
    const after = await panel(reports(), 'STAFF', { step: 'amendmentNoFee' });

    expect(before.buttons()).not.toContain('Make final');
    expect(after.buttons()).toContain('Make final');
  });

  test('says why there is no PDF, and takes another one', async () => {
    const versions = [aVersion({ kind: 'final', fileName: null, problem: 'Not readable' })];

    const { place, buttons } = await panel(reports({ isLocked: true, versions }));

    expect(place.textContent).toContain('Not readable');
    expect(buttons()).toContain('Use another PDF');
  });

  test('shows who has it and who opened it', async () => {
    const sent = {
      id: 'd-1',
      caseReportId: 'r-1',
      name: 'Anna Kerr',
      email: 'anna@kerr.example',
      delivery: 'link',
      sentAt: '2026-11-16T01:00:00Z',
      openedAt: null,
      openedBy: null,
    };
    const opened = { ...sent, id: 'd-2', openedAt: '2026-11-16T02:00:00Z', openedBy: 'link' };

    const { place } = await panel(reports({ deliveries: [sent, opened] }));

    expect(place.textContent).toContain('Not yet');
    expect(place.textContent).toContain('By the link');
  });

  test('a remark is done with its answer', async () => {
    const remark = {
      id: 'm-1',
      caseReportId: 'r-1',
      version: 1,
      quote: 'knee',
      place: 'Paragraph 1',
      remark: 'Which one?',
      status: 'open',
      reply: null,
      author: 'Dr Menon',
      writtenAt: '2026-11-16T01:00:00Z',
    };
    const { place, calls } = await panel(reports({ remarks: [remark] }));
    const done = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Done');

    await act(async () => done?.click());

    await eventually(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ isDone: true }),
    );
    expect(place.textContent).toContain('1 open, 0 done');
  });
});

test('chosen words are found by the number of their paragraph', () => {
  expect(placeOf(['One knee.', 'Two knees.'], 'Two')).toBe('Paragraph 2');
  expect(placeOf(['One knee.'], 'elbow')).toBe('');
});
