import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { templateDefaults } from '#correspondence/domain';
import { aMailServer, shownOf } from '#correspondence/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';
import { mailSenders, sentWithoutDialog } from './testing/mail-senders.ts';
import { differenceOf } from './testing/page-and-pdf.ts';
import { tryAndSend, wordsOf } from './testing/try-and-send.ts';

registerCatalogue();
const { outcomes, left, arrived, templates, kept, server } = await tryAndSend(
  await aMailServer(),
  serverModules,
);
const names = Object.keys(outcomes);
const abilityOf = (name: string): string => name.split(' ')[0] ?? '';

type Operation = { 'x-ability'?: string; parameters?: readonly { name: string }[] };

/** Everything that can be tried, as the document of the API has it. */
const { body: openApi } = await server.anonymous.get('/openapi.json');
const trying = new Set(
  Object.values(openApi['paths'] as unknown as Record<string, Record<string, Operation>>)
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'X-Dry-Run'))
    .map((operation) => String(operation['x-ability'])),
);

const sentOf = (name: string) =>
  (outcomes[name]?.tried ?? []).filter(({ notSent }) => notSent === null);
const came = arrived.map((mail) => ({ ...mail, whole: wordsOf(mail) }));

describe('what is shown before is what arrives', () => {
  test.each(names)('%s', async (name) => {
    const mails = sentOf(name);

    expect(outcomes[name]?.problem).toBeNull();
    expect(mails.length).toBeGreaterThan(0);
    for (const tried of mails) {
      const whole = wordsOf(shownOf(tried));
      const found = came.find((mail) => mail.whole === whole);
      expect(found?.whole, `To ${tried.to}: ${tried.subject}`).toBe(whole);
      for (const { name: file, html } of tried.attachments) {
        const pdf = found?.attachments.find((one) => one.name === file);
        if (html && pdf) expect([file, await differenceOf(html, pdf.bytes)]).toEqual([file, []]);
      }
    }
  });

  test('and nothing arrives that was not shown', () => {
    const shown = new Set(names.flatMap(sentOf).map((mail) => wordsOf(shownOf(mail))));

    expect(
      came.filter(({ whole }) => !shown.has(whole)).map(({ to, subject }) => [to, subject]),
    ).toEqual([]);
  });

  test('everything that can be tried is compared', () => {
    expect([...new Set(names.map(abilityOf))].toSorted()).toEqual([...trying].toSorted());
  });

  test('every template of a mail was sent by one of them, or says why not', () => {
    const mails = templateDefaults.filter(({ kind }) => kind === 'mail').map(({ key }) => key);

    expect(mails.filter((key) => !templates.includes(key)).toSorted()).toEqual(
      Object.keys(sentWithoutDialog).toSorted(),
    );
  });
});

test('what was tried leaves nothing behind: no row, no job, no file, no call of anybody else', () => {
  expect(left).toEqual([]);
});

/** Neither the tracking nor the queue, the history, the errors or an export can show what is not kept. */
test('[D23] a link that left by mail can be read nowhere afterwards', () => {
  expect(kept.secrets).toBeGreaterThan(10);
  expect(kept.tables).toEqual([]);
});

test('a call that cannot be tried is not done instead', async () => {
  const { api } = server.signedIn({ roles: ['STAFF'] });
  const given = { name: 'Tried Lawyers', businessType: 'lawPlaintiff' };

  const answer = await api.post('/app/companies', given, { headers: { 'x-dry-run': 'true' } });

  expect([answer.status, answer.body.error?.code]).toEqual([400, 'noDryRun']);
  expect((await api.get('/app/companies')).body.totalCount).toBe(0);
});

const files = globSync('modules/*/server/**/*.ts')
  .filter((path) => !/\.test\.ts$/.test(path))
  .filter((path) => /queue(File)?Mail\(/.test(readFileSync(path, 'utf8')))
  .map((path) => path.replace(/^modules\//, ''));

test('every file that queues a mail says how the mail is seen before it leaves', () => {
  expect(Object.keys(mailSenders).toSorted()).toEqual(files.toSorted());
});

test('what is sent from a dialog can be tried, and what has a test of its own has it', () => {
  for (const [path, sender] of Object.entries(mailSenders)) {
    if ('tried' in sender)
      for (const ability of sender.tried)
        expect([path, ability, trying.has(ability)]).toEqual([path, ability, true]);
    if ('shown' in sender) expect([path, existsSync(sender.shown)]).toEqual([path, true]);
  }
});
