export * from './a-clinic.ts';
export * from './a-slot.ts';
