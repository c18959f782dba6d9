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
  personal: [
    { table: 'file_removals', of: ['owner_id', 'file_id'], words: ['name'] },
    { table: 'letters', of: ['owner_id', 'file_id'], words: ['title', 'file_name', 'html'] },
  ],
  shows: ['document_removals'],
};
