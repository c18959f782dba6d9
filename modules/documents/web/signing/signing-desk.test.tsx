import { act } from 'react';
import { eventually, press, render, serve } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import type { SigningView } from '../../domain/index.ts';
import SigningDesk from './signing-desk.tsx';

const view: SigningView = {
  state: 'ready',
  practice: 'Harbour',
  practiceEmail: null,
  title: 'Consent',
  message: null,
  sender: 'Clara Clerk',
  name: 'Nora Nguyễn',
  needsCode: false,
  codeGoesTo: 'n•••@x.test',
  expiresAt: null,
  endReason: null,
  signers: [],
  box: { at: 0, page: null, boxLeft: null, boxTop: null, boxWidth: null },
};

const place = '/app/signing/token-1';
const open = async (done = () => {}) =>
  render(<SigningDesk view={view} pass="pass-1" token="token-1" done={done} />);

test('nothing is signed before there is a signature', async () => {
  const calls = serve({ [`GET ${place}/document`]: { body: 'x' } });
  const desk = await open();

  await press('Sign', desk);

  const button = [...desk.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Sign the document',
  );
  expect(button?.disabled).toBe(true);
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('who declines says why', async () => {
  let isDone = false;
  const calls = serve({
    [`GET ${place}/document`]: { body: 'x' },
    [`POST ${place}/decline`]: { body: null },
  });
  const desk = await open(() => (isDone = true));

  await press('Decline', desk);
  const field = desk.querySelector('textarea');
  await act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    set?.call(field, ' Wrong name ');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Decline to sign', desk);

  await eventually(() => expect(isDone).toBe(true));
  expect(calls.at(-1)).toMatchObject({ body: { pass: 'pass-1', reason: 'Wrong name' } });
});
