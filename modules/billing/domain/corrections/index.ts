export * from './correction-actions.ts';
export * from './correction-events.ts';
export * from './credit-of-lines.ts';
export * from './decide-cancel.ts';
export * from './decide-credit-note.ts';
export * from './decide-undo.ts';
export * from './decide-write-off.ts';
export * from './write-off.resource.ts';
