export * from './a-case.ts';
export * from './a-stored-person.ts';
