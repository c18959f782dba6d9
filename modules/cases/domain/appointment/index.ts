export * from './appointment-actions.ts';
export * from './attendance.ts';
export * from './cancellation.ts';
export * from './case-appointment.ts';
export * from './decide-together.ts';
export * from './follow-appointment.ts';
export * from './panel.ts';
export * from './take-parties-along.ts';
