import { aSession, eventually, press, render } from '#kernel/web-testing';
import { beforeAll, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import type { TriedMail } from '../../domain/index.ts';
import TriedMails from './tried-mails.tsx';

beforeAll(() => registerCatalogue());

const mail: TriedMail = {
  to: 'accounts@payer.test',
  cc: null,
  subject: 'Invoice INV-1',
  body: '<p>Please find the invoice.</p>',
  text: '',
  attachments: [{ name: 'INV-1.pdf', html: '<h1>Tax invoice</h1>' }],
  templateKey: 'InvoiceSent',
  notSent: null,
};
const asked = (items: readonly TriedMail[]) => () =>
  Promise.resolve({ mails: { items, totalCount: items.length } });
const words = () => document.body.textContent ?? '';
const frame = (title: string) =>
  document.querySelector(`iframe[title="${title}"]`)?.getAttribute('srcdoc') ?? '';

test('the dialog shows the mail, its reader and its papers before it is sent', async () => {
  await render(<TriedMails ask={asked([mail])} />);

  await press('Preview email');

  await eventually(() => expect(words()).toContain('Invoice INV-1'));
  expect(words()).toContain('To accounts@payer.test');
  expect(frame('Email to accounts@payer.test')).toContain('Please find the invoice.');
  expect(frame('INV-1.pdf')).toContain('Tax invoice');
});

test('[B-278] a mail whose template is disabled says that it does not leave', async () => {
  await render(<TriedMails ask={asked([{ ...mail, notSent: 'Template is disabled' }])} />);

  await press('Preview email');

  await eventually(() => expect(words()).toContain('not sent: Template is disabled'));
});

test('a step that writes to nobody says so', async () => {
  await render(<TriedMails ask={asked([])} />);

  await press('Preview email');

  await eventually(() => expect(words()).toContain('No email would be sent.'));
});

test.each([
  ['STAFF', true],
  ['CASE_MANAGER', false],
])('[B-279] %s gets from the mail to its template: %s', async (role, isOffered) => {
  const session = aSession({ actor: { ...aSession().actor, roles: [role], edition: 'MLP' } });

  await render(<TriedMails isAskedAtOnce ask={asked([mail])} />, { session });

  await eventually(() => expect(words()).toContain('Invoice INV-1'));
  expect(document.querySelector('.tried-mail b')?.textContent).toBe('Invoice INV-1');
  const link = document.querySelector('.tried-mail a')?.getAttribute('href') ?? '';
  expect(link.includes('templateKey=InvoiceSent')).toBe(isOffered);
});

test('a dialog that asks for nothing shows the mail by itself', async () => {
  await render(<TriedMails isAskedAtOnce ask={asked([mail])} />);

  await eventually(() => expect(words()).toContain('Invoice INV-1'));
});
