import type { DemoData } from '#kernel/server';

export { fileRows } from './demo-files.ts';
export type { DemoFile } from './demo-files.ts';
export { signaturePicture } from './signature-picture.ts';
export { smallPdf, wordsOf } from './small-pdf.ts';
export type { Sheet } from './small-pdf.ts';

/** What is searched for in files: the words of their pages, and their names as page 0. */
export const documentsDemo: DemoData = {
  rows: () => [],
  afterwards: {
    tables: ['files', 'file_pages', 'file_page_counts'],
    sql: `update file_pages set words = to_tsvector('simple', page_words(text));
      insert into file_pages (tenant_id, file_id, page, source, text, words, bucket)
        select tenant_id, id, 0, 'name', name, setweight(to_tsvector('simple', page_words(name)), 'A'), 0
        from files where status = 'stored';
      insert into file_page_counts (tenant_id, pages)
        select tenant_id, count(*) from file_pages group by tenant_id`,
  },
};
