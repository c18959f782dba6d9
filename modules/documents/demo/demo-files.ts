import { createHash } from 'node:crypto';
import type { Instant } from '#kernel/domain';
import { defaultId } from '#kernel/server';
import type { DemoFacts, TableRows } from '#kernel/server';
import { contentTypeOf, extensionOf } from '../domain/index.ts';

/** A file of the demo, as somebody would have uploaded it. */
export type DemoFile = {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly owner: {
    readonly resource: string;
    readonly id: string;
    /** The file field that holds it; none: an attachment. */
    readonly property?: string;
  };
  /** The key of a built-in attachment type. */
  readonly type?: string;
  readonly uploaderId: string | null;
  readonly at: Instant;
  /** The words of each page. */
  readonly pages?: readonly string[];
};

const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');

/** As `newStorageKey` makes them, but the same on the same day. */
const keyOf = (tenantId: string, id: string): string => {
  const name = sha256(id).slice(0, 48);
  return `${tenantId}/${name.slice(0, 2)}/${name}`;
};

function fileRow(tenantId: string, file: DemoFile) {
  const extension = extensionOf(file.name);
  return {
    tenant_id: tenantId,
    id: file.id,
    name: file.name,
    extension,
    content_type: contentTypeOf(extension),
    size: file.bytes.length,
    sha256: sha256(file.bytes),
    storage_key: keyOf(tenantId, file.id),
    status: 'stored',
    owner_resource: file.owner.resource,
    owner_id: file.owner.id,
    owner_property: file.owner.property ?? null,
    uploader_id: file.uploaderId,
    creation_time: file.at,
    attachment_type_id: file.type ? defaultId(tenantId, 'attachmentType', file.type) : null,
    number_of_pages: extension === 'pdf' ? (file.pages?.length ?? null) : null,
  };
}

/** The rows of files whose text is read already; their bytes go to the storage. */
export function fileRows(
  tenantId: string,
  files: readonly DemoFile[],
  keep: DemoFacts['keep'],
): TableRows[] {
  for (const { id, bytes } of files) keep(keyOf(tenantId, id), bytes);
  const read = files.filter(({ pages }) => pages?.length);
  return [
    { table: 'files', rows: files.map((file) => fileRow(tenantId, file)) },
    {
      table: 'file_texts',
      rows: read.map(({ id, pages = [], at }) => ({
        tenant_id: tenantId,
        file_id: id,
        status: 'done',
        pages_done: pages.length,
        pages_total: pages.length,
        changed_at: at,
      })),
    },
    {
      table: 'file_pages',
      rows: read.flatMap(({ id, pages = [] }) =>
        pages.map((text, index) => ({
          tenant_id: tenantId,
          file_id: id,
          page: index + 1,
          source: 'text',
          text,
          words: '',
          bucket: 0,
        })),
      ),
    },
  ];
}
