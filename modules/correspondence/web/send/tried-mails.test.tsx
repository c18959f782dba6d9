import { eventually, press, render } from '#kernel/web-testing';
import { expect, test } from 'vitest';
import type { TriedMail } from '../../domain/index.ts';
import TriedMails from './tried-mails.tsx';

const mail: TriedMail = {
  to: 'accounts@payer.test',
  cc: null,
  subject: 'Invoice INV-1',
  body: '<p>Please find the invoice.</p>',
  text: '',
  attachments: [{ name: 'INV-1.pdf', html: '<h1>Tax invoice</h1>' }],
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

test('a dialog that asks for nothing shows the mail by itself', async () => {
  await render(<TriedMails isAskedAtOnce ask={asked([mail])} />);

  await eventually(() => expect(words()).toContain('Invoice INV-1'));
});
