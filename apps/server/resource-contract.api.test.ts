import { resources } from '#kernel/domain';
import { resourceContract, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();
const server = await testServer();

for (const resource of resources()) resourceContract(server, resource);
