import type { ModuleTables } from '#kernel/server';

export const documentsTables: ModuleTables = {
  tables: ['file_holds', 'file_tokens', 'resumable_uploads', 'resumable_upload_parts'],
};
