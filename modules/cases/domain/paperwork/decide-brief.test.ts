import { expect, test } from 'vitest';
import { company } from '#parties/domain';
import type { CaseRecord } from '../engine/case-type.ts';
import {
  briefToSend,
  decideMadeBrief,
  decidePrepaid,
  newFiles,
  refuseBeforePaperwork,
  sentBrief,
} from './decide-brief.ts';
import type { BriefFacts } from './decide-brief.ts';

const aBrief = (part: number, sentAt: string | null, sourceFileIds: string[] = []): BriefFacts => ({
  id: `brief-${part}`,
  part,
  fileId: `file-${part}`,
  sourceFileIds,
  sentAt,
});
const sent = '2026-11-20T01:00:00.000Z';
const made = { caseId: 'c', name: 'Brief', fileId: 'f', sourceFileIds: ['a'], pages: 3 };

test('the first part is the brief, and what follows a sent one is a supplement', () => {
  const kindOf = (earlier: BriefFacts[]) => {
    const decision = decideMadeBrief(made, earlier);
    return decision.kind === 'accepted' ? decision.writes[0] : null;
  };

  expect(kindOf([])).toMatchObject({ values: { part: 1, kind: 'brief' } });
  expect(kindOf([aBrief(1, null)])).toMatchObject({ values: { part: 2, kind: 'brief' } });
  expect(kindOf([aBrief(1, sent)])).toMatchObject({ values: { part: 2, kind: 'supplement' } });
});

test('a supplement has only the files that no sent part had', () => {
  expect(newFiles(['a', 'b'], [aBrief(1, sent, ['a'])])).toEqual(['b']);
  expect(newFiles(['a', 'b'], [aBrief(1, null, ['a'])])).toEqual(['a', 'b']);
});

test('the latest part that has not left goes out with the move', () => {
  expect(briefToSend([aBrief(1, null), aBrief(2, null)])?.part).toBe(2);
  expect(briefToSend([aBrief(1, sent)])).toBeNull();
});

test('a link needs an address, paper does not', () => {
  const nobody = { name: 'Dr Menon', email: null };

  expect(sentBrief(aBrief(1, null), 'link', nobody, sent)).toMatchObject({
    code: 'specialistWithoutEmail',
  });
  expect(sentBrief(aBrief(1, null), 'courier', nobody, sent)).toMatchObject({
    values: { sentBy: 'courier', sentTo: 'Dr Menon' },
  });
  expect(sentBrief(aBrief(1, null), 'courier', null, sent)).toMatchObject({
    code: 'caseWithoutSpecialist',
  });
});

test('nothing leaves beside the move that sends the paperwork', () => {
  const record = { id: 'c', paperworkSentOn: null } as unknown as CaseRecord;

  expect(refuseBeforePaperwork(record)).toMatchObject({ code: 'paperworkNotSentYet' });
  expect(refuseBeforePaperwork({ ...record, paperworkSentOn: '2026-11-20' })).toBeNull();
});

test('[G-130] only what was asked in advance is paid in advance', () => {
  const record = (prepaymentStatus: string | null) =>
    ({ id: 'c', prepaymentStatus }) as unknown as CaseRecord;

  expect(decidePrepaid(company, record('required'))).toMatchObject({
    writes: [{ values: { prepaymentStatus: 'paid' } }],
  });
  expect(decidePrepaid(company, record(null))).toMatchObject({ code: 'prepaymentNotAsked' });
  expect(decidePrepaid(company, record('paid'))).toMatchObject({ code: 'prepaymentNotAsked' });
});
