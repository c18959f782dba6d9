import type { Tx } from '#kernel/server';
import { Refused, isUuid } from '#kernel/server';
import { labelOfPath, needsOf, templateDefault } from '../../domain/index.ts';
import type { TemplateDefault } from '../../domain/index.ts';
import type { TemplateWords } from './render-template.ts';

export type TemplateRow = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly category: string;
  readonly kind: string;
  readonly subject: string | null;
  readonly content: string | null;
  readonly isEdited: boolean;
  readonly isActive: boolean;
  readonly concurrencyStamp: string;
  readonly lastModificationTime: string;
};

const rowText = `select id, name, label, category, kind, subject, template_content as content,
    is_edited as "isEdited", is_active as "isActive", concurrency_stamp as "concurrencyStamp",
    last_modification_time as "lastModificationTime"
  from mail_templates where tenant_id = current_tenant() and not is_deleted`;

/** By its id or its key. */
export async function findTemplate(tx: Tx, key: string): Promise<TemplateRow | null> {
  const [found] = isUuid(key)
    ? await tx.query<TemplateRow>(`${rowText} and id = $1::uuid`, [key])
    : await tx.query<TemplateRow>(`${rowText} and lower(name) = lower($1)`, [key]);
  return found ?? null;
}

const hostText = `select h.subject, h.content from correspondence_host_templates() h
  where h.name = $1 and current_tenant() <> '00000000-0000-7000-8000-000000000001'`;

/** What the host wrote for everybody stands before what the product says. */
export async function defaultWords(tx: Tx, key: string): Promise<TemplateWords> {
  const [host] = await tx.query<{ subject: string | null; content: string | null }>(hostText, [
    key,
  ]);
  const ours = templateDefault(key);
  return {
    subject: host?.subject ?? ours?.subject ?? '',
    content: host?.content ?? ours?.content ?? '',
  };
}

export async function wordsOfRow(tx: Tx, row: TemplateRow): Promise<TemplateWords> {
  const { isEdited, name, subject, content } = row;
  if (isEdited && content !== null) return { subject: subject ?? '', content };
  return defaultWords(tx, name);
}

/** The words that hold for this tenant; a tenant that was just made has no rows yet. */
export async function templateWords(tx: Tx, key: string): Promise<TemplateWords> {
  const row = await findTemplate(tx, key);
  if (row) return wordsOfRow(tx, row);
  if (!templateDefault(key)) throw new Refused('templateUnknown');
  return defaultWords(tx, key);
}

export async function isTemplateDisabled(tx: Tx, key: string): Promise<boolean> {
  const row = await findTemplate(tx, key);
  return row !== null && !row.isActive;
}

export const subjectOf = (key: string): TemplateDefault['about'] =>
  templateDefault(key)?.about ?? 'appointment';

/** As the API answers it. */
export async function describeTemplate(tx: Tx, key: string) {
  const row = await findTemplate(tx, key);
  if (!row) throw new Refused('notFound');
  const { subject, content } = await wordsOfRow(tx, row);
  const standard = await defaultWords(tx, row.name);
  const { content: _, ...told } = row;
  return {
    ...told,
    about: subjectOf(row.name),
    audience: templateDefault(row.name)?.audience ?? null,
    needs: needsOf(subject, content).map(labelOfPath),
    subject,
    templateContent: content,
    disabled: !row.isActive,
    defaultWords: { subject: standard.subject, templateContent: standard.content },
  };
}
