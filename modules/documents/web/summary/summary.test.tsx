import { act } from 'react';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { describe, expect, test } from 'vitest';
import { summaryDisclaimer } from '../../domain/index.ts';
import { SummaryButton } from './summary-button.tsx';
import SummaryDialog from './summary-dialog.tsx';

const file = {
  id: 'f-1',
  fileName: 'report.pdf',
  contentType: 'application/pdf',
  fileSizeInByte: 1000,
};
const text = (state: object | null) => ({
  'GET /app/files/f-1/text': { body: { state, items: [], totalCount: 0 } },
});
const done = { status: 'done', pagesDone: 4, pagesTotal: 4, pagesFailed: 0, reason: null };
const summary = {
  sentences: [{ text: 'She hurt her back.', page: 2 }],
  label: 'Summary, made by a model',
  model: 'a model',
  disclaimer: summaryDisclaimer,
  pagesRead: 4,
  pagesTotal: 4,
};

const open = () => render(<SummaryDialog file={file} close={() => undefined} />);
const shown = () => document.body.textContent ?? '';

describe('the summary dialog', () => {
  test('[S-127] [B-371] shows sentences with pages, how it was made and the disclaimer', async () => {
    serve({
      ...text(done),
      'POST /app/attachments/f-1/summaryDocument': { body: summary },
    });

    await open();

    await eventually(() => expect(shown()).toContain('She hurt her back. Page 2'));
    expect(shown()).toContain('Summary, made by a model');
    expect(shown()).toContain(summaryDisclaimer);
    expect(document.querySelector<HTMLElement>('.ant-modal')?.style.width).toBe('1024px');
  });

  test('says that the text is still being read, and how far', async () => {
    const message = 'The text of this file is still being read. Please try again in a moment.';
    serve({
      ...text({ ...done, status: 'reading', pagesDone: 1 }),
      'POST /app/attachments/f-1/summaryDocument': {
        status: 409,
        body: { error: { code: 'textNotReady', message } },
      },
    });

    await open();

    await eventually(() => expect(shown()).toContain(message));
    expect(shown()).toContain('The text is being read: 1 of 4 pages.');
    expect(shown()).not.toContain('Read again');
  });

  test('a file that was not read can be read again', async () => {
    const calls = serve({
      ...text({ ...done, status: 'failed', reason: 'The file is damaged.' }),
      'POST /app/files/f-1/text': { body: { ...done, status: 'waiting' } },
      'POST /app/attachments/f-1/summaryDocument': { status: 422 },
    });
    await open();
    await eventually(() => expect(shown()).toContain('The file is damaged.'));

    await press('Read again');

    await eventually(() =>
      expect(
        calls.some((call) => `${call.method} ${call.path}` === 'POST /app/files/f-1/text'),
      ).toBe(true),
    );
  });

  test('the chronology tells when, what and on which page', async () => {
    serve({
      ...text(done),
      'POST /app/attachments/f-1/summaryDocument': { body: summary },
      'GET /app/attachments/f-1/chronology': {
        body: {
          items: [
            { from: '2021-04-03', until: null, isMonth: false, text: 'She fell.', page: 2 },
            { from: '2021-06-01', until: null, isMonth: true, text: 'Surgery.', page: 3 },
          ],
        },
      },
    });
    await open();
    await eventually(() => expect(shown()).toContain('Chronology'));

    const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
    await act(async () => tabs.find((tab) => tab.textContent === 'Chronology')?.click());

    await eventually(() => expect(shown()).toContain('03 Apr 2021She fell.Page 2'));
    expect(shown()).toContain('Jun 2021Surgery.Page 3');
  });
});

describe('the button', () => {
  const button = (place: HTMLElement) => place.querySelector('button');

  test('stands beside what has a text', async () => {
    expect(button(await render(<SummaryButton file={file} />))).not.toBeNull();
    const sound = { ...file, fileName: 'a.mp3' };
    expect(button(await render(<SummaryButton file={sound} />))).toBeNull();
  });

  test('[B-329] [E-165] a demo account has none', async () => {
    const session = aSession();
    const actor = { ...session.actor, attributes: { tenantName: 'demo' } };

    const place = await render(<SummaryButton file={file} />, { session: { ...session, actor } });

    expect(button(place)).toBeNull();
  });
});
