export * from './a-mail-server.ts';
export * from './a-mail-practice.ts';
export * from './a-message.ts';
export * from './sent-as-tried.ts';
export * from './contradictions-to-plant.ts';
