import { describe, expect, test } from 'vitest';
import { accept } from '#kernel/domain';
import {
  decideFinalFile,
  decideFinalVersion,
  decideVersion,
  dispatchWrites,
  finalWrites,
  latestOf,
} from './decide-report.ts';
import type { DispatchFacts, FinalFacts, ReportFacts } from './decide-report.ts';

const aReport = (facts: Partial<ReportFacts> = {}): ReportFacts => ({
  id: 'r1',
  version: 1,
  kind: 'draft',
  hasFile: true,
  sentAt: null,
  ...facts,
});
const refused = (code: string) => expect.objectContaining({ kind: 'refused', code });
const given = { caseId: 'c1', fileId: 'f1', note: null };

describe('a version', () => {
  test.each(['reportFinalisation', 'reportSent', 'cancelledChargeable'])(
    'is not added at %s',
    (step) => {
      expect(decideVersion(step, 'docx', 'r1', given)).toEqual(refused('reportLocked'));
    },
  );

  test('is a Word document or a PDF', () => {
    expect(decideVersion('draftSent', 'pdf', 'r1', given).kind).toBe('accepted');
    expect(decideVersion('amendmentNoFee', 'docx', 'r1', given).kind).toBe('accepted');
    expect(decideVersion('draftSent', 'exe', 'r1', given)).toEqual(refused('reportFileType'));
  });

  test('that is newest is found whatever the order', () => {
    expect(latestOf([aReport(), aReport({ id: 'r10', version: 10 })])?.id).toBe('r10');
  });
});

describe('finalising', () => {
  const facts = (changes: Partial<FinalFacts> = {}): FinalFacts => ({
    caseId: 'c1',
    reports: [aReport()],
    openFindings: 0,
    isAdminStaff: false,
    isSigned: true,
    answers: {},
    newId: 'r2',
    ...changes,
  });

  test('makes a final version from the newest one', () => {
    expect(finalWrites(facts())).toContainEqual(
      expect.objectContaining({
        write: 'create',
        id: 'r2',
        values: expect.objectContaining({ kind: 'final', sourceId: 'r1' }),
      }),
    );
  });

  test('needs a document', () => {
    expect(finalWrites(facts({ reports: [] }))).toEqual([refused('reportDraftMissing')]);
    expect(finalWrites(facts({ reports: [aReport({ hasFile: false })] }))).toEqual([
      refused('reportDraftMissing'),
    ]);
  });

  test('waits for open findings, and asks admin staff', () => {
    const open = facts({ openFindings: 2 });

    expect(finalWrites(open)[0]).toEqual(refused('findingsOpen'));
    expect(finalWrites({ ...open, isAdminStaff: true })[0]).toMatchObject({ kind: 'asked' });
    const answers = { openFindings: 'yes' } as const;
    expect(finalWrites({ ...open, isAdminStaff: true, answers })[0]).toBeNull();
  });

  test('without a step is for what comes after the report was sent', () => {
    const reports = [aReport({ id: 'r2', version: 2 }), aReport({ kind: 'final' })];
    const decide = (step: string, id: string) =>
      decideFinalVersion(step, id, facts({ reports, newId: 'r3' }));

    expect(decide('qualityAssurance', 'r2')).toEqual(refused('finaliseByStep'));
    expect(decide('amendmentNoFee', 'r1')).toEqual(refused('reportNotNewest'));
    expect(decide('amendmentNoFee', 'r2').kind).toBe('accepted');
  });

  test('without a signature is asked about by either way, and the final version says so', () => {
    const reports = [aReport({ id: 'r2', version: 2 })];
    const ways = (changes: Partial<FinalFacts>) => {
      const given = facts({ reports, isSigned: false, ...changes });
      return [accept(...finalWrites(given)), decideFinalVersion('amendmentNoFee', 'r2', given)];
    };

    for (const decision of ways({}))
      expect(decision).toMatchObject({ kind: 'asked', questions: [{ key: 'noSignature' }] });
    for (const decision of ways({ answers: { noSignature: 'yes' } }))
      expect(decision).toMatchObject({
        writes: [{ values: { note: 'Finalised without a signature, by decision.' } }, {}],
      });
  });

  test('takes another PDF until it was sent', () => {
    const final = aReport({ kind: 'final' });

    expect(decideFinalFile(final, 'pdf', 'f2').kind).toBe('accepted');
    expect(decideFinalFile(final, 'docx', 'f2')).toEqual(refused('finalFileType'));
    expect(decideFinalFile(aReport(), 'pdf', 'f2')).toEqual(refused('reportLocked'));
    const sent = { ...final, sentAt: '2026-11-16T00:00:00Z' };
    expect(decideFinalFile(sent, 'pdf', 'f2')).toEqual(refused('reportLocked'));
  });
});

describe('sending', () => {
  const facts = (changes: Partial<DispatchFacts> = {}): DispatchFacts => ({
    caseId: 'c1',
    report: aReport({ kind: 'final' }),
    recipients: [
      { caseManagerId: 'm1', name: 'Anna Kerr', email: 'anna@kerr.example' },
      { caseManagerId: 'm2', name: 'Tom Reid', email: null },
    ],
    delivery: 'link',
    answers: {},
    now: '2026-11-16T00:00:00Z',
    newIds: ['d1', 'd2'],
    ...changes,
  });

  test('writes down everybody who can be reached', () => {
    const rows = dispatchWrites(facts()).flat();

    const people = rows.filter((row) => row && 'write' in row && row.write === 'create');
    expect(people).toMatchObject([{ id: 'd1', values: { name: 'Anna Kerr', delivery: 'link' } }]);
    expect(rows).toContainEqual(
      expect.objectContaining({
        event: expect.objectContaining({ type: 'ReportDispatched', deliveryIds: ['d1'] }),
      }),
    );
  });

  test('needs a final report with its PDF', () => {
    expect(dispatchWrites(facts({ report: undefined }))).toEqual([refused('reportNotFinal')]);
    expect(dispatchWrites(facts({ report: aReport() }))).toEqual([refused('reportNotFinal')]);
    const without = aReport({ kind: 'final', hasFile: false });
    expect(dispatchWrites(facts({ report: without }))).toEqual([refused('finalReportNotReady')]);
  });

  test('asks where nobody can be reached', () => {
    const nobody = facts({ recipients: [] });

    expect(dispatchWrites(nobody)[0]).toMatchObject({ kind: 'asked' });
    expect(dispatchWrites({ ...nobody, answers: { nobodyToTell: 'yes' } })[0]).toBeNull();
  });
});
