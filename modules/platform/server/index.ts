export * from './platform-server.ts';
