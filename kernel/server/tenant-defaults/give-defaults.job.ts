import { modulesOf } from '../composed-modules.ts';
import { defineJob } from '../jobs/definitions.ts';
import { giveMissingDefaults } from './tenant-defaults.ts';

/** Past midnight in the east of Australia: a server that runs into a new year gives its holidays without a restart. */
export const giveDefaultsJob = defineJob({
  name: 'tenant-defaults.give',
  cron: '30 14 * * *',
  run: (_data, services) =>
    giveMissingDefaults(services.hostDb, modulesOf(services), services.now()),
});
