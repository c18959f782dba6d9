import { disposeCases } from './dispose-cases.ts';
import { readDisposal } from './read-disposal.ts';
import { readDueCases, readRetentionRules } from './retention-actions.ts';

export * from './case-disposal.resource.ts';
export * from './dispose-cases.ts';
export * from './read-disposal.ts';
export * from './retention-actions.ts';
export * from './retention-end.ts';
export * from './retention-rule.resource.ts';

export const retentionActions = [readRetentionRules, readDueCases, disposeCases, readDisposal];
