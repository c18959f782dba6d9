import { expect, test } from 'vitest';
import { cronText, jobTitle } from './job-title.ts';

test.each([
  ['correspondence.sendMail', 'Correspondence: send mail'],
  ['on.correspondence.passwordLinkMail', 'Correspondence: password link mail'],
  ['release-holds', 'Release holds'],
])('a job is named in words: %s', (name, title) => {
  expect(jobTitle(name)).toBe(title);
});

test.each([
  ['* * * * *', 'Every minute'],
  ['*/5 * * * *', 'Every 5 minutes'],
  ['15 * * * *', 'Every hour at :15'],
  ['5 3 * * *', 'Daily at 03:05 UTC'],
  ['0 9 * * 1', '0 9 * * 1'],
  ['nonsense', 'nonsense'],
])('a cron line is put in words: %s', (cron, words) => {
  expect(cronText(cron)).toBe(words);
});
