import type { ModuleTables } from '#kernel/server';

export const documentsTables: ModuleTables = {
  tables: [
    'file_annotations',
    'file_digests',
    'file_holds',
    'file_page_counts',
    'file_pages',
    'file_removals',
    'file_removed_pages',
    'file_texts',
    'letters',
    'resumable_upload_parts',
    'resumable_uploads',
    'seal_keys',
  ],
  shows: ['document_removals'],
};
