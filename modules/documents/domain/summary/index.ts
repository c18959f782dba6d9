export * from './chronology.ts';
export * from './dates-in-text.ts';
export * from './extract-summary.ts';
export * from './sentences.ts';
export * from './summary-texts.ts';
export * from './chronology-document.ts';
export * from './instruction-fields.ts';
