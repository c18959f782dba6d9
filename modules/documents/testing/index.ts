export * from './a-docusign.ts';
export * from './a-form.ts';
export * from './a-pdf.ts';
export * from './a-signature-picture.ts';
export * from './an-envelope.ts';
export * from './files-test-server.ts';
export * from './names-of-the-world.ts';
export * from './pdf-text.ts';
