export * from './credit-note-line.resource.ts';
export * from './credit-note.resource.ts';
