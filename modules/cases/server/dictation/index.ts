import type { ServerPart } from '../join-parts.ts';
import { addDictationHandler } from './add-dictation.handler.ts';
import { dictationReportsHandler } from './dictation-reports.handler.ts';
import { dictationSectionHandlers } from './dictation-section.handlers.ts';
import { recordingAccess } from './recording-access.ts';

export const dictationParts: ServerPart = {
  contributes: [recordingAccess],
  handlers: [addDictationHandler, dictationReportsHandler, ...dictationSectionHandlers],
};
