import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { suppType } from '../../domain/index.ts';
import { RequestPanel } from './request-panel.tsx';
import { asksAgain } from './use-material.ts';
import type { Material } from './use-material.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const files = [
  { id: 'f-1', fileName: 'Report.pdf', pages: 4, isOrigin: true, isChosen: true },
  { id: 'f-2', fileName: 'Notes.docx', pages: null, isOrigin: true, isChosen: false },
].map((file) => ({ ...file, contentType: 'application/pdf' }));

const material = (given: object = {}) => ({
  files,
  counted: 4,
  uncounted: 0,
  pages: 4,
  pagesReason: null,
  origin: { id: 'o-1', caseNo: 'IME-2026-000123', segment: 'assessments' },
  charges: [
    {
      description: 'Supplementary report',
      amount: '520.00',
      hasGst: true,
      payeeAmount: null,
      priceRule: null,
    },
  ],
  turnaround: { businessDays: 5, promisedFor: '2026-11-23' },
  ...given,
});

const aRequest = (given: object = {}) => ({
  id: 'c-1',
  concurrencyStamp: 'stamp-1',
  caseNo: 'SR-2026-000001',
  step: 'requestReceived',
  billingStatus: 'none',
  isOnHold: false,
  requestKind: 'chargeable',
  specialistId: 's-1',
  answerOfId: null,
  specialistAnswer: null,
  can: ['supp.saveMaterial', 'supp.acceptRequest', 'supp.reportConflict', 'supp.declineRequest'],
  ...given,
});

async function open(record: object = {}, answer: object = {}, roles = ['STAFF']) {
  const calls = serve({
    'GET /app/supplementary/c-1': { body: aRequest(record) },
    'GET /app/supplementary/c-1/material': { body: material(answer) },
    'PUT /app/supplementary/c-1/material': { body: material(answer) },
    'POST /app/case-status-logs/consequences': {
      body: { label: '', mails: [], charge: null, next: null, stays: [], hindrance: null },
    },
  });
  const { actor } = aSession();
  const session = aSession({ actor: { ...actor, roles, features: ['Supplementary'] } });
  const place = await render(<RequestPanel type={suppType} id="c-1" />, { session });
  await eventually(() => expect(place.textContent).toContain('To read'));
  return { place, calls };
}

describe('the request of a case', () => {
  test('says pages, fee and promise before it leaves', async () => {
    const { place } = await open();

    expect(place.textContent).toContain('4 pages');
    expect(place.textContent).toContain('520.00 + GST');
    expect(place.textContent).toContain('5 business days if sent today');
    expect(place.textContent).toContain('From IME-2026-000123 1 of 2');
  });

  test('a tick sends the whole choice, and keeps the pages that were typed', async () => {
    const { place, calls } = await open({}, { pages: 9, pagesReason: 'On paper' });

    const box = place.querySelector<HTMLElement>('[aria-label="Notes.docx"]');
    await act(async () => box?.click());

    await eventually(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      fileIds: ['f-1', 'f-2'],
      pages: 9,
      pagesReason: 'On paper',
    });
  });

  test('warns of documents that nobody has counted', async () => {
    const { place } = await open({}, { uncounted: 2 });

    expect(place.textContent).toContain('2 documents have no page count');
  });

  test('asks again while pages are being counted, and not for ever', () => {
    const answer = (uncounted: number) => material({ uncounted }) as object as Material;

    expect(asksAgain(undefined, 0)).toBe(false);
    expect(asksAgain(answer(0), 1)).toBe(false);
    expect(asksAgain(answer(1), 1)).toBe(3000);
    expect(asksAgain(answer(1), 10)).toBe(false);
  });

  test('a clarification says that there is no fee', async () => {
    const { place } = await open({ requestKind: 'clarification' }, { charges: [] });

    expect(place.textContent).toContain('No fee');
  });

  test('a closed case, or somebody who may not, sees only what goes along', async () => {
    for (const record of [{ step: 'reportSent' }, { can: [] }]) {
      const { place } = await open(record);
      expect(place.querySelectorAll('input[type="checkbox"]')).toHaveLength(0);
      expect(place.textContent).toContain('Report.pdf');
      expect(place.textContent).not.toContain('Notes.docx');
    }
  });
});

describe('the question to the specialist', () => {
  const waiting = { specialistAnswer: 'waiting', answerOfId: 's-1' };
  const buttons = (place: HTMLElement) =>
    [...place.querySelectorAll('button')].map(({ textContent }) => textContent);

  test('has three answers while it waits, and none after', async () => {
    const { place } = await open(waiting, {}, ['SPECIALIST']);

    expect(place.textContent).toContain('Do you take this request?');
    expect(buttons(place)).toEqual(
      expect.arrayContaining(['I have a conflict', 'Decline the request', 'Accept the request']),
    );
    const answered = await open({ ...waiting, specialistAnswer: 'accepted' });
    expect(buttons(answered.place)).not.toContain('Accept the request');
  });

  test('an answer of another specialist is not shown as theirs', async () => {
    const { place } = await open({ specialistAnswer: 'conflict', answerOfId: 's-2' });

    expect(place.textContent).not.toContain('Conflict of interest');
  });

  test('asks first where the practice wants that', async () => {
    const can = ['supp.askSpecialist'];

    const first = await open({ asksFirst: true, can });

    expect(buttons(first.place)).toContain('Ask about conflicts');
    const later = await open({ asksFirst: false, can });
    expect(buttons(later.place)).not.toContain('Ask about conflicts');
  });
});
