import type { ModuleTables } from '#kernel/server';

export const documentsTables: ModuleTables = {
  tables: ['file_tokens', 'file_annotations', 'file_removed_pages'],
};
