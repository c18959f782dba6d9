import type { ServerPart } from '../join-parts.ts';
import { casePrints, caseTemplateFacts } from './case-documents.ts';
import { caseMessageRenderer } from './case-message.ts';
import { instructionReaderHandler } from './instruction-reader.handler.ts';
import { sendMessageHandlers } from './send-message.handlers.ts';

export const letterParts: ServerPart = {
  contributes: [...casePrints, ...caseTemplateFacts, caseMessageRenderer],
  handlers: [...sendMessageHandlers, instructionReaderHandler],
};
