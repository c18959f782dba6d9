import { registerCatalogue } from '../../../modules/catalogue.ts';
import { walkWorkflows } from '../testing/walk-workflows.ts';

registerCatalogue();
await walkWorkflows(1);
