import type { ModuleTables } from '#kernel/server';

export const documentsTables: ModuleTables = {
  tables: ['envelope_links', 'file_tokens', 'seal_keys'],
};
