export * from './a-docx.ts';
export * from './a-form.ts';
export * from './a-pdf.ts';
export * from './a-scan.ts';
export * from './files-test-server.ts';
export * from './names-of-the-world.ts';
export * from './pdf-text.ts';
export * from './task-worker.ts';
