import { readDueCases, readRetentionRules } from './retention-actions.ts';

export * from './retention-actions.ts';
export * from './retention-end.ts';
export * from './retention-rule.resource.ts';

export const retentionActions = [readRetentionRules, readDueCases];
