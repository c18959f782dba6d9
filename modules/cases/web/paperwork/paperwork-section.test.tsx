import { aSession, collectToasts, eventually, press, render, serve } from '#kernel/web-testing';
import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { imeType } from '../../domain/index.ts';
import PaperworkSection from './paperwork-section.tsx';

registerCatalogue();

const session = (...roles: string[]) => {
  const given = aSession();
  return { ...given, actor: { ...given.actor, roles, features: ['Assessment'] } };
};
const empty = { body: { items: [], totalCount: 0 } };
const nothing = {
  'GET /app/case-briefs': empty,
  'GET /app/case-consents': empty,
  'GET /app/reminders/module': empty,
  'GET /app/task-checklists': empty,
  'GET /app/files': empty,
  'GET /app/cases/instructionReader': { body: { isAvailable: false } },
};
const abilities = ['markPrepaid', 'overridePrepayment', 'generateConsentForm', 'sendMessage'];
const aCase = (given: object = {}) =>
  ({
    id: 'c-1',
    concurrencyStamp: 'stamp',
    caseNo: 'IME-2026-000123',
    step: 'appointmentConfirmed',
    billingStatus: 'none',
    isOnHold: false,
    can: abilities.map((name) => `ime.${name}`),
    ...given,
  }) as never;
const shown = () => document.body.textContent ?? '';

const open = (given: object = {}, roles = ['STAFF']) =>
  render(<PaperworkSection type={imeType} record={aCase(given)} refresh={async () => {}} />, {
    session: session(...roles),
  });

describe('the paperwork of a case', () => {
  test('[G-130] a prepayment that is due is named, with who can do what about it', async () => {
    serve(nothing);

    await open({ prepaymentStatus: 'required' }, ['ADMIN_STAFF']);

    await eventually(() => expect(shown()).toContain('The customer must pay in advance'));
    expect(shown()).toContain('Prepayment received');
    expect(shown()).toContain('Go on without prepayment');
  });

  test('[G-130] one that was overridden says why', async () => {
    serve(nothing);

    await open({ prepaymentStatus: 'required', prepaymentNote: 'Paid by the other side' });

    await eventually(() =>
      expect(shown()).toContain('Goes on without prepayment: Paid by the other side'),
    );
    expect(shown()).not.toContain('The customer must pay in advance');
  });

  test('a brief says how it left and when it was opened', async () => {
    const brief = {
      id: 'b-1',
      kind: 'brief',
      part: 1,
      name: 'Brief IME-2026-000123',
      pages: 12,
      fileId: 'f-1',
      sentBy: 'link',
      sentAt: '2026-11-20T01:00:00Z',
      sentTo: 'Dr Menon',
      openedAt: null,
      can: ['caseBrief.send'],
    };
    serve({ ...nothing, 'GET /app/case-briefs': { body: { items: [brief], totalCount: 1 } } });

    await open({ paperworkSentOn: '2026-11-20' });

    await eventually(() => expect(shown()).toContain('Dr Menon, Secure link by email'));
    expect(shown()).toContain('Not opened yet');
    expect(shown()).toContain('Send again');
    expect(shown()).toContain('Add late material');
  });

  test('[C-229] a task is answered in its place', async () => {
    const task = {
      id: 't-1',
      groupTask: 'IME paperwork',
      name: 'Identity seen',
      isRequired: true,
      status: 'incomplete',
      answeredAt: null,
      note: null,
      concurrencyStamp: 's',
    };
    serve({ ...nothing, 'GET /app/task-checklists': { body: { items: [task], totalCount: 1 } } });

    await open();

    await eventually(() => expect(shown()).toContain('Identity seen'));
    expect(shown()).toContain('0 of 1');
    expect(document.querySelector('[aria-label="Status of Identity seen"]')).not.toBeNull();
  });

  test.each([true, false])(
    '[B-343] a letter is read where a model is set: %s',
    async (isAvailable) => {
      const letter = { id: 'f-1', fileName: 'Letter.pdf' };
      const calls = serve({
        ...nothing,
        'GET /app/files': { body: { items: [letter], totalCount: 1 } },
        'GET /app/cases/instructionReader': { body: { isAvailable } },
      });

      await open();

      await eventually(() => expect(JSON.stringify(calls)).toContain('instructionReader'));
      await eventually(() => expect(shown().includes('Read its facts')).toBe(isAvailable));
    },
  );

  test('[C-063] the consent form is sent by one press', async () => {
    const toasts = collectToasts();
    const calls = serve({
      ...nothing,
      'POST /app/assessments/c-1/generateDocuSignConsentForm': { body: { status: 'sent' } },
    });
    await open();
    await eventually(() => expect(shown()).toContain('Send consent form'));

    await press('Send consent form');

    await eventually(() => expect(JSON.stringify(calls)).toContain('generateDocuSignConsentForm'));
    await eventually(() => expect(JSON.stringify(toasts)).toContain('on its way'));
  });
});
