import type { Handler } from '#kernel/server';
import { addDictationHandler } from './add-dictation.handler.ts';
import { dictationReportsHandler } from './dictation-reports.handler.ts';
import { dictationSectionHandlers } from './dictation-section.handlers.ts';

export { recordingAccess } from './recording-access.ts';

export const dictationHandlers: readonly Handler[] = [
  addDictationHandler,
  dictationReportsHandler,
  ...dictationSectionHandlers,
];
