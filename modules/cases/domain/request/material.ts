import { accept, change, refuse, replaceRows } from '#kernel/domain';
import type { AnyResource, Decision } from '#kernel/domain';
import type { CaseRecord } from '../engine/case-type.ts';
import { requestFile } from './request-file.resource.ts';

export type MaterialFile = {
  readonly id: string;
  /** Null: not counted, or no pages at all. */
  readonly pages: number | null;
};

export const countedPages = (files: readonly MaterialFile[]): number =>
  files.reduce((sum, { pages }) => sum + (pages ?? 0), 0);

export type MaterialWish = {
  readonly fileIds: readonly string[];
  /** Typed in place of what was counted. */
  readonly pages?: number | null;
  readonly pagesReason?: string | null;
};

type MaterialFacts = {
  readonly isClosed: boolean;
  /** Documents of the case and of its origin that the caller sees. */
  readonly offered: readonly MaterialFile[];
  /** Rows that are there already. */
  readonly known: readonly { readonly id: string; readonly fileId: string }[];
};

/** The whole choice: what is left out does not go along. */
export function decideMaterial(
  resource: AnyResource,
  record: Pick<CaseRecord, 'id'>,
  { fileIds, pages = null, pagesReason = null }: MaterialWish,
  { isClosed, offered, known }: MaterialFacts,
): Decision {
  const ids = [...new Set(fileIds)];
  const chosen = ids.flatMap((id) => offered.find((file) => file.id === id) ?? []);
  const isTyped = pages !== null;
  return accept(
    isClosed && refuse('materialClosed'),
    chosen.length < ids.length && refuse('fileNotOffered', { field: 'fileIds' }),
    isTyped && !pagesReason?.trim() && refuse('pagesReasonMissing', { field: 'pagesReason' }),
    replaceRows(
      requestFile,
      record.id,
      ids.map((fileId) => ({
        id: known.find((row) => row.fileId === fileId)?.id ?? null,
        fileId,
      })),
    ),
    change(resource, record.id, {
      documentCount: ids.length,
      pages: isTyped ? pages : countedPages(chosen),
      pagesReason: isTyped ? pagesReason : null,
    }),
  );
}
