import type { Handler } from '#kernel/server';
import { typingDeskHandler } from './typing-desk.handler.ts';
import { typingFiguresHandler } from './typing-figures.handler.ts';
import { typingMoveHandlers } from './typing.handlers.ts';
import { typistsHandler } from './typists.ts';

export { tellTypist } from './tell-typist.ts';
export { typingRenderer } from './typing-mail.ts';

export const typingHandlers: readonly Handler[] = [
  ...typingMoveHandlers,
  typingDeskHandler,
  typingFiguresHandler,
  typistsHandler,
];
