export * from './a-case-manager.ts';
export * from './a-centre.ts';
export * from './a-client.ts';
export * from './a-company.ts';
export * from './a-contractor.ts';
export * from './a-specialist.ts';
export * from './as-body.ts';
export * from './contradictions-to-plant.ts';
