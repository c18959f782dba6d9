export * from './import-columns.ts';
export * from './import-report.ts';
export * from './match-headers.ts';
export * from './parse-cell.ts';
export * from './repeated-rows.ts';
export * from './sheet-date.ts';
