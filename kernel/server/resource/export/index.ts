export { exportFiles, exportName } from './export-files.ts';
export { countFilteredSet, readFilteredSet, rowsPerFile } from './filtered-set.ts';
export { exportQuery } from './export-query.ts';
export { sentencePoint, vocabularyPoint, withTenantLabels } from './tenant-vocabulary.ts';
export { zipFiles } from './zip-files.ts';
export { xlsxType } from '../workbook.ts';
export type { FileAnswer } from '../workbook.ts';
export type { FilteredSet } from './filtered-set.ts';
