export * from './annotation.ts';
export * from './arrange-pages.ts';
export * from './arranged-pages.ts';
export * from './docx-margins.ts';
export * from './plain-page.ts';
export * from './shown-kinds.ts';
