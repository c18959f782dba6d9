import {
  mentionable,
  notesOfRecord,
  sendNote,
  sendNoteByGet,
  timelineOfRecord,
} from './note-actions.ts';
import { correspondenceNote } from './note.resource.ts';

export * from './decide-note.ts';
export * from './mentions.ts';
export * from './note-actions.ts';
export * from './note-choices.ts';
export * from './note.resource.ts';
export * from './refusals.ts';
export * from './send-note.ts';
export * from './timeline.ts';

export const noteParts = {
  resources: [correspondenceNote],
  actions: [notesOfRecord, mentionable, timelineOfRecord, sendNote, sendNoteByGet],
} as const;
