import { describe } from 'vitest';
import { resources } from '#kernel/domain';
import { resourceContract, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();
const server = await testServer();

describe('[B-127] [C-001] [C-002] [C-003] [C-004] [C-005] [C-006] every resource', () => {
  for (const resource of resources()) resourceContract(server, resource);
});
