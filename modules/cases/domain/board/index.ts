export * from './board-actions.ts';
export * from './moves-to-step.ts';
