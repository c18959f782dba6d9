import type { ModuleTables } from '#kernel/server';

export const documentsTables: ModuleTables = {
  tables: ['file_tokens', 'file_texts', 'file_pages', 'file_page_counts', 'file_digests'],
};
