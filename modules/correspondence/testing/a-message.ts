import { randomUUID } from 'node:crypto';

type Facts = {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly messageId?: string;
  readonly headers?: readonly string[];
  readonly text?: string;
  readonly html?: string;
  readonly files?: readonly { readonly name: string; readonly bytes: Buffer }[];
};

/** An RFC 822 message as a mail server would bring it. */
export function aMessage(facts: Facts = {}): string {
  const { from = 'Anna Lee <anna@law.test>', to = 'office@practice.test' } = facts;
  const boundary = 'part-of-the-message';
  const parts = [
    ['Content-Type: text/plain; charset=utf-8', '', facts.text ?? 'Thank you, Anna'],
    ...(facts.html ? [['Content-Type: text/html; charset=utf-8', '', facts.html]] : []),
    ...(facts.files ?? []).map(({ name, bytes }) => [
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
    ]),
  ];
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${facts.subject ?? 'Re: Your enquiry'}`,
    `Message-ID: ${facts.messageId ?? `<${randomUUID()}@law.test>`}`,
    'Date: Thu, 05 Mar 2026 10:00:00 +1100',
    'MIME-Version: 1.0',
    ...(facts.headers ?? []),
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** What a mail server answers that could not deliver, RFC 3464. */
export function aDeliveryReport(facts: {
  readonly to: string;
  readonly action: 'failed' | 'delayed' | 'delivered';
  readonly original?: string;
}): string {
  const boundary = 'part-of-the-report';
  return [
    'From: Mail Delivery System <mailer-daemon@law.test>',
    `To: ${facts.to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${randomUUID()}@law.test>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.law.test',
    '',
    'Final-Recipient: rfc822; anna@law.test',
    `Action: ${facts.action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 no such',
    '    user here',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${facts.original ?? '<unknown@elsewhere.test>'}`,
    'Subject: Your enquiry',
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
