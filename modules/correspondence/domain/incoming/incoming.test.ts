import { expect, test } from 'vitest';
import { readDeliveryReport } from './delivery-report.ts';
import { answeredEmails, bounceAddress, replyAddress, tokensIn } from './reply-address.ts';

const token = '0123456789abcdef0123456789abcdef';
const id = '01890000-0000-7000-8000-00000000000a';

test('the tokens of our own addresses are read, in any case', () => {
  const reply = replyAddress(token, 'in.test');
  const bounce = bounceAddress(token, 'in.test');

  expect(tokensIn([reply.toUpperCase()], 'in.test')).toEqual([token]);
  expect(tokensIn([bounce, reply], 'in.test')).toEqual([token]);
});

test.each([
  `reply+${token}@elsewhere.test`,
  `reply+${token}x@in.test`,
  'reply+1@in.test',
  'reply@in.test',
  '',
])('%s has no token of ours', (address) => {
  expect(tokensIn([address], 'in.test')).toEqual([]);
});

test('the answered mail comes first, then the nearest of the thread', () => {
  const other = id.replace('a', 'b');
  const threads = { inReplyTo: `<${id}@app.test>`, references: `<x@y.test> <${other}@APP.test>` };

  expect(answeredEmails('app.test', threads)).toEqual([id, other]);
  expect(answeredEmails('else.test', threads)).toEqual([]);
  expect(answeredEmails('app.test', { inReplyTo: '<not-an-id@app.test>' })).toEqual([]);
});

test('of several recipients the one that failed counts', () => {
  const text = `Reporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822; a@b.test\r\nAction: delivered\r
\r\nFinal-Recipient: rfc822; c@d.test\r\nAction: failed\r\nStatus: 5.2.2\r
Diagnostic-Code: smtp; 552 mailbox\r\n full\r\n`;

  expect(readDeliveryReport(text)).toEqual({
    outcome: 'bounced',
    recipient: 'c@d.test',
    reason: '552 mailbox full (5.2.2)',
  });
});

test.each(['', 'Action: eaten', 'hello\n\nworld'])('%j is no report', (text) => {
  expect(readDeliveryReport(text)).toBeNull();
});
