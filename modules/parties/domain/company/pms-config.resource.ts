import { choice, defineResource, flag, lookup, text } from '#kernel/domain';
import { practiceSystems } from './company-choices.ts';

/**
 * D-084. Asked for and written by `pms-config` alone: it has no verbs, so that no list, export or
 * history can carry a secret out.
 */
export const companyPmsConfig = defineResource({
  name: 'companyPmsConfig',
  segment: 'company-pms-configs',
  label: ['PMS Configuration', 'PMS Configurations'],
  title: '{system}',
  features: ['CompanyPMSConfig'],

  fields: {
    companyId: lookup('Company', 'company', { required: true, unique: true }),
    system: choice('System', practiceSystems, { required: true }),
    companyPmsId: text('Company number in the system', { max: 100 }),
    clientId: text('Client id', { max: 200 }),
    clientSecret: text('Client secret', { readOnly: true, history: false, max: 4000 }),
    isEnabled: flag('Enabled', { default: false }),
  },

  verbs: {},
  list: { columns: ['system'], sort: 'system' },
  detail: { Information: ['system', 'companyPmsId', 'clientId', 'isEnabled'] },
});
