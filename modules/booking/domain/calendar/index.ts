export * from './calendar-answer.ts';
export * from './packed-calendar.ts';
export * from './calendar-query.ts';
export * from './calendar-range.ts';
export * from './session-status-names.ts';
export * from './wall-clock.ts';
