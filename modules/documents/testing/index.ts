export * from './a-form.ts';
export * from './a-model.ts';
export * from './a-pdf.ts';
export * from './a-scanned-pdf.ts';
export * from './files-test-server.ts';
export * from './names-of-the-world.ts';
export * from './pdf-text.ts';
