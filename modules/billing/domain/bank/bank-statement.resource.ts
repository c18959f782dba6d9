import { choice, date, defineResource, number, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { bankFormats } from './bank-file.ts';

const recorded = { readOnly: true } as const;

/** A file of the bank as it was imported. */
export const bankStatement = defineResource({
  name: 'bankStatement',
  segment: 'bank-statements',
  label: ['Bank Statement', 'Bank Statements'],
  title: '{fileName}',
  pages: { only: ['list', 'detail'] },

  fields: {
    fileName: text('File', { ...recorded, required: true, searchable: true, max: 200 }),
    format: choice('Format', bankFormats, { ...recorded, required: true }),
    account: text('Account', { ...recorded, searchable: true, max: 50 }),
    importedOn: date('Imported', { ...recorded, required: true }),
    firstDay: date('From', { ...recorded, required: true }),
    lastDay: date('To', { ...recorded, required: true }),
    lineCount: number('Lines', { ...recorded, required: true }),
    /** Lines that an earlier file had brought already. */
    skippedCount: number('Known already', { ...recorded, required: true, default: 0 }),
    /** Two files with the same bytes are one file. */
    contentHash: text('Hash', { ...recorded, required: true, unique: true, max: 64 }),
  },
  verbs: { list: office, read: office, lookup: office },

  list: {
    columns: ['fileName', 'importedOn', 'account', 'firstDay', 'lastDay', 'lineCount', 'format'],
    sort: 'importedOn desc',
    empty: 'Import statement takes the file of the bank.',
  },
  filters: ['importedOn', 'format', 'account'],
  lookup: { text: '{fileName}', sort: 'fileName' },
  facts: ['account', 'firstDay', 'lastDay', 'lineCount'],
  detail: {
    Lines: 'panel',
    Statement: ['fileName', 'format', 'importedOn', 'lineCount', 'skippedCount'],
  },
});
