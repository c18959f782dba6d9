export * from './a-booked-case.ts';
export * from './a-case.ts';
export * from './a-report-practice.ts';
export * from './a-stored-person.ts';
export * from './a-typing-practice.ts';
export * from './a-confirmed-case.ts';
export * from './an-ndis-practice.ts';
