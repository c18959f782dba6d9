export * from './a-call.ts';
export * from './a-caller.ts';
export * from './a-clinic.ts';
export * from './a-practice.ts';
export * from './a-slot.ts';
export * from './told-practice.ts';
export * from './a-booked-session.ts';
