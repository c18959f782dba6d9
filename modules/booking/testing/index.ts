export * from './a-call.ts';
export * from './a-caller.ts';
export * from './a-clinic.ts';
export * from './a-practice.ts';
export * from './a-slot.ts';
export * from './told-practice.ts';
export * from './a-booked-session.ts';
export { dayOf, endContract, leaveOver, setRoom, stamped } from './changes-with-impact.ts';
export type { ImpactCall } from './changes-with-impact.ts';
