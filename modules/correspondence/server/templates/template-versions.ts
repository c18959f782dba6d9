import type { Tx } from '#kernel/server';
import { Refused } from '#kernel/server';
import type { TemplateWords } from './render-template.ts';

const keepText = `insert into mail_template_versions
    (tenant_id, template_id, version, subject, content, saved_by, saved_by_name)
  select current_tenant(), $1::uuid, 1 + coalesce(max(version), 0), $2, $3, $4::uuid, $5
  from mail_template_versions where tenant_id = current_tenant() and template_id = $1::uuid`;

/** Null words: the default held from then on. The caller holds the lock of the template. */
export async function keepVersion(
  tx: Tx,
  templateId: string,
  words: TemplateWords | null,
): Promise<void> {
  const { userId, userName } = tx.context;
  await tx.query(keepText, [
    templateId,
    words?.subject ?? null,
    words?.content ?? null,
    userId ?? null,
    userName ?? null,
  ]);
}

export type Version = {
  readonly version: number;
  readonly subject: string | null;
  readonly content: string | null;
  readonly savedBy: string | null;
  readonly savedAt: string;
};

const listText = `select version, subject, content, saved_by_name as "savedBy", saved_at as "savedAt"
  from mail_template_versions where tenant_id = current_tenant() and template_id = $1::uuid
  order by version desc limit 200`;

export const versionsOf = (tx: Tx, templateId: string): Promise<readonly Version[]> =>
  tx.query<Version>(listText, [templateId]);

const oneText = `select version, subject, content, saved_by_name as "savedBy", saved_at as "savedAt"
  from mail_template_versions
  where tenant_id = current_tenant() and template_id = $1::uuid and version = $2`;

export async function versionOf(tx: Tx, templateId: string, version: unknown): Promise<Version> {
  const number = Number(version);
  if (!Number.isSafeInteger(number) || number < 1 || number > 1e9) throw new Refused('notFound');
  const [found] = await tx.query<Version>(oneText, [templateId, number]);
  if (!found) throw new Refused('notFound');
  return found;
}
