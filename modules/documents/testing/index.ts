export * from './a-fake-clamd.ts';
export * from './a-form.ts';
export * from './a-pdf.ts';
export * from './files-test-server.ts';
export * from './hostile-files.ts';
export * from './names-of-the-world.ts';
export * from './pdf-text.ts';
