import type { RecordOf } from '#kernel/domain';
import { aSession, bindConfirm, eventually, press, render, serve, type } from '#kernel/web-testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { specialist } from '../../domain/index.ts';
import { FeesPanel } from './fees-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const fee = {
  id: '0190b5a2-7c3e-7d4f-8a5b-6c7d8e9f0a01',
  serviceType: 'ime',
  matterKind: 'nonGazette',
  amount: '1450.00',
  effectiveFrom: '2026-01-01',
};
const record = {
  id: 's-1',
  feeArrangement: '4',
  can: ['specialist.changeFees'],
} as unknown as RecordOf<typeof specialist>;
const text = 'The specialist earns AUD 1,900.00 for IME, whose price is AUD 1,450.00.';

test('[S-111] a fee above a price is asked about; with no the table stays open, with yes it is saved', async () => {
  const calls = serve({
    'GET /app/specialists/s-1/fees': { body: { items: [fee], totalCount: 1 } },
    'PUT /app/specialists/s-1/fees': (request) =>
      (request.body as { answers?: object }).answers
        ? { body: { items: [fee], totalCount: 1 } }
        : {
            status: 409,
            body: {
              error: {
                code: 'confirmationRequired',
                message: text,
                questions: [{ key: 'payAboveFee', message: text }],
              },
            },
          },
  });
  const answers = [false, true];
  const asked: string[] = [];
  bindConfirm(({ text: question }) => {
    asked.push(String(question));
    return Promise.resolve(answers.shift() ?? false);
  });
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await render(<FeesPanel record={record} />, { session: aSession() });
  await eventually(() => expect(document.body.textContent).toContain('Change fees'));
  await press('Change fees');
  await eventually(() => expect(document.querySelector('#fee-0-amount')).not.toBeNull());
  await type(document.querySelector('#fee-0-amount'), '1900.00');

  await press('Save fees');
  await eventually(() => expect(answers).toEqual([true]));
  expect(document.querySelector('#fee-0-amount')).not.toBeNull();
  await eventually(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  await press('Save fees');
  await eventually(() => expect(document.querySelector('#fee-0-amount')).toBeNull());

  expect(asked).toEqual([text, text]);
  expect(sent().at(-1)).toMatchObject({ answers: { payAboveFee: 'yes' } });
});
