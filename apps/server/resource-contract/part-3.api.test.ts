import { describe } from 'vitest';
import { resourceContract, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../modules/catalogue.ts';
import { resourcesOfPart } from '../testing/contract-parts.ts';

registerCatalogue();
/** Resources alone: what the modules add to them is not what every resource owes. */
const server = await testServer({ database: 'own' });

describe('[B-127] [C-001] [C-002] [C-003] [C-004] [C-005] [C-006] every resource', () => {
  for (const resource of resourcesOfPart(3)) resourceContract(server, resource);
});
