export { batchRows } from './batch-rows.ts';
export { listBatches } from './batches.ts';
export { importRecords } from './import-records.ts';
export { startImport } from './start-import.ts';
export { importTemplate } from './template.ts';
export { undoBatch } from './undo-batch.ts';
