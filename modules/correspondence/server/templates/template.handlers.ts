import { accept, change } from '#kernel/domain';
import { Refused, handle } from '#kernel/server';
import type { Call, Handler, Tx } from '#kernel/server';
import {
  fillTemplate,
  mailTemplate,
  previewTemplate,
  readTemplate,
  readTemplateVersions,
  removeTenantText,
  restoreTemplateVersion,
  sendTemplatePreview,
  decideDisable,
  setTemplateActive,
  templateDefault,
  updateTemplate,
  validateTemplateAction,
} from '../../domain/index.ts';
import { queueMail } from '../queue-mail.ts';
import { acceptableWords, problemsOf } from './check-words.ts';
import { filledWords } from './filled-words.ts';
import { previewWords } from './preview-words.ts';
import type { TemplateWords } from './render-template.ts';
import { keepVersion, versionOf, versionsOf } from './template-versions.ts';
import { defaultWords, describeTemplate, findTemplate, wordsOfRow } from './template-words.ts';
import type { TemplateRow } from './template-words.ts';

type Saving = Pick<Call, 'tx' | 'write'>;

const same = (one: TemplateWords, other: TemplateWords) =>
  one.subject === other.subject && one.content === other.content;

/** Null, or the words of the default: the default holds. What changes nothing keeps no version. */
async function saveWords({ tx, write }: Saving, row: TemplateRow, given: TemplateWords | null) {
  const standard = await defaultWords(tx, row.name);
  const own = given && !same(given, standard) ? given : null;
  if (same(await wordsOfRow(tx, row), own ?? standard) && row.isEdited === (own !== null)) return;
  await write(
    accept(
      change(mailTemplate, row.id, {
        subject: own?.subject ?? null,
        templateContent: own?.content ?? null,
        isEdited: own !== null,
      }),
    ),
  );
  await keepVersion(tx, row.id, own);
}

async function rowOf(tx: Call['tx'], key: string): Promise<TemplateRow> {
  const row = await findTemplate(tx, key);
  if (!row) throw new Refused('notFound');
  return row;
}

type Previewing = Pick<
  Call<(typeof previewTemplate)['input'], typeof mailTemplate>,
  'input' | 'record'
> &
  Pick<Call, 'actor' | 'services' | 'tx'>;

/** Words that are not saved stand before those that hold. */
async function previewOf({ record, input, tx, actor, services }: Previewing) {
  const held = await wordsOfRow(tx, await rowOf(tx, record.id));
  const words = {
    subject: input.subject ?? held.subject,
    content: input.templateContent ?? held.content,
  };
  const of = { module: input.fromModule, id: input.objectId };
  return previewWords({ tx, actor, services }, record.name, words, of);
}

/** A test goes to whoever makes it: words of one's own to strangers are a mail, and asked about. */
async function ownAddress(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx.query<{ email: string | null }>(
    'select email from accounts where id = $1::uuid',
    [userId],
  );
  return row?.email ?? null;
}

export const templateHandlers: readonly Handler[] = [
  handle(readTemplate, ({ tx, params }) => describeTemplate(tx, params['key'] ?? '')),
  handle(updateTemplate, async ({ record, input, tx, services, write }) => {
    const { subject, templateContent: content } = input;
    const words = await acceptableWords(services, record.name, { subject, content });
    await saveWords({ tx, write }, await rowOf(tx, record.id), words);
    return describeTemplate(tx, record.id);
  }),
  handle(validateTemplateAction, async ({ record, input, tx }) => {
    const held = await wordsOfRow(tx, await rowOf(tx, record.id));
    const problems = problemsOf(record.name, {
      subject: input.subject ?? held.subject,
      content: input.templateContent ?? held.content,
    });
    return { isValid: problems.length === 0, problems };
  }),
  handle(setTemplateActive, async ({ record, input, tx, write }) => {
    const { isActive } = input;
    if (record.isActive !== isActive) {
      const decision = decideDisable({ name: record.name, isActive });
      const changed = accept(change(mailTemplate, record.id, { isActive }));
      await write(decision.kind === 'accepted' ? changed : decision);
    }
    return describeTemplate(tx, record.id);
  }),
  handle(removeTenantText, async ({ input, tx, write }) => {
    const row = await rowOf(tx, input.templateKey);
    await saveWords({ tx, write }, row, null);
    return describeTemplate(tx, row.id);
  }),
  handle(readTemplateVersions, async ({ record, tx }) => {
    const standard = await defaultWords(tx, record.name);
    const items = (await versionsOf(tx, record.id)).map(({ subject, content, ...told }) => ({
      ...told,
      isDefault: content === null,
      subject: subject ?? standard.subject,
      templateContent: content ?? standard.content,
    }));
    return { items };
  }),
  handle(restoreTemplateVersion, async ({ record, params, tx, write }) => {
    const { subject, content } = await versionOf(tx, record.id, params['version']);
    const words = content === null ? null : { subject: subject ?? '', content };
    await saveWords({ tx, write }, await rowOf(tx, record.id), words);
    return describeTemplate(tx, record.id);
  }),
  handle(previewTemplate, (call) => previewOf(call)),
  handle(fillTemplate, async ({ record, input, tx, actor, services }) => {
    if (!record.isActive) throw new Refused('templateDisabled');
    const words = await wordsOfRow(tx, await rowOf(tx, record.id));
    const of = { module: input.fromModule, id: input.objectId };
    const {
      sender: _,
      body: content,
      ...rest
    } = await filledWords(
      { tx, actor, services },
      words,
      of,
      templateDefault(record.name)?.audience ?? null,
    );
    return { ...rest, content };
  }),
  handle(sendTemplatePreview, async (call) => {
    const { subject, body, text } = await previewOf(call);
    const { sendToEmail, fromModule, objectId } = call.input;
    const own = await ownAddress(call.tx, call.actor.userId);
    if (sendToEmail && sendToEmail.toLowerCase() !== own?.toLowerCase()) {
      throw new Refused('testGoesToYou');
    }
    if (!own) throw new Refused('testGoesToYou');
    const emailId = await queueMail(call.tx, call.services, {
      to: own,
      subject,
      text,
      html: body,
      ...(fromModule && objectId && { fromModule, objectId }),
    });
    return { emailId };
  }),
];
