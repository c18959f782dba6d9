export * from './a-case.ts';
export * from './a-typing-practice.ts';
