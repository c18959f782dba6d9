export { aHub } from './a-fake-socket.ts';
export { bindConfirm } from '../dialogs/confirm.ts';
export { aSession } from './a-session.ts';
export { presence } from '../realtime/presence.ts';
export { serve } from './fake-server.ts';
export { eventually, press, render, type } from './render.tsx';
export { renderWithUnsaved } from './render-with-unsaved.tsx';
export { collectToasts } from './toasts.ts';
