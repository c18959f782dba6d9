export * from './a-form.ts';
export * from './a-pdf.ts';
export * from './files-test-server.ts';
