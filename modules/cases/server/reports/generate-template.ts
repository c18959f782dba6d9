import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentValues } from '#documents/domain';
import { copyToFolder, keptFiles, runFileWork, withWorkFolder } from '#documents/server';
import type { FileRow } from '#documents/server';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { caseFacts, caseLink, linkedCase } from '../engine/index.ts';
import type { CaseRef } from '../engine/index.ts';
import { standardTemplate } from './standard-template.ts';

/** `{ client: { fullName } }` as `client.fullName`; lists and what is no text are left out. */
export function flatValues(data: object, before = ''): DocumentValues {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]: [string, unknown]): [string, string | null][] => {
      const path = before + key;
      if (value === null || value === undefined) return [[path, null]];
      if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
      return typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(flatValues(value, `${path}.`))
        : [];
    }),
  );
}

const templateText = `select file_id as "fileId" from report_templates
  where case_type = $1 and is_active and not is_deleted and file_id is not null
    and (specialist_id is null or specialist_id = $2::uuid)
  order by specialist_id is null, creation_time desc limit 1`;

/** None: the standard one is taken. */
async function templateFile(
  tx: Tx,
  caseType: string,
  specialistId: unknown,
): Promise<readonly FileRow[]> {
  const [row] = await tx.query<{ fileId: string }>(templateText, [caseType, specialistId ?? null]);
  return row ? keptFiles(tx, [row.fileId]) : [];
}

export type FilledTemplate = { readonly name: string; readonly content: Buffer };

/** C-122. The template is opened by a process of its own: a practice may upload what it likes. */
export async function filledTemplate(
  services: Services,
  actor: Actor,
  ref: CaseRef,
  requestId: string,
): Promise<FilledTemplate> {
  const { files, values, name } = await services.db.transaction(
    contextOf(actor, requestId),
    async (tx) => {
      const { type, record } = await linkedCase(tx, actor, ref);
      const link = caseLink(services.config.publicUrl, type, record.id);
      const { data } = await caseFacts(tx, type, record, link);
      return {
        files: await templateFile(tx, type.key, record.specialistId),
        values: flatValues(data),
        name: `Report ${record.caseNo} draft.docx`,
      };
    },
  );
  const content = await withWorkFolder(async (folder) => {
    const [file] = files;
    const path = file ? await copyToFolder(services, folder, file) : join(folder, 'file');
    if (!file) await writeFile(path, await standardTemplate());
    const out = join(folder, 'out.docx');
    const isFilled = await runFileWork(services, 'fillDocx', { path, out, values });
    return isFilled ? readFile(out) : null;
  });
  if (!content) throw new Refused('templateNotFilled');
  return { name, content };
}
