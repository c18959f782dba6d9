export * from './a-mail-server.ts';
