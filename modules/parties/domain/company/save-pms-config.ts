import { accept, change, choice, create, defineAction, flag, text } from '#kernel/domain';
import type { Decision, InputOf } from '#kernel/domain';
import { office } from '#platform/domain';
import { practiceSystems } from './company-choices.ts';
import { company } from './company.resource.ts';
import { companyPmsConfig } from './pms-config.resource.ts';

const answer = {
  companyId: 'id',
  system: 'text?',
  companyPMSId: 'text?',
  clientId: 'text?',
  hasClientSecret: 'flag',
  isEnabled: 'flag',
} as const;

/** C-199. */
export const readPmsConfig = defineAction({
  name: 'readPmsConfig',
  on: company,
  route: 'GET /app/companies/{id}/pms-config',
  roles: office,
  features: ['CompanyPMSConfig'],
  input: {},
  answer,
});

/** C-200. A secret that is not sent stays as it is. */
export const savePmsConfig = defineAction({
  name: 'savePmsConfig',
  on: company,
  label: 'Practice management system',
  route: 'POST /app/companies/{id}/pms-config',
  roles: office,
  features: ['CompanyPMSConfig'],
  input: {
    system: choice('System', practiceSystems, { required: true }),
    companyPMSId: text('Company number in the system', { max: 100 }),
    clientId: text('Client id', { max: 200 }),
    clientSecret: text('Client secret', { max: 500, hint: 'Empty: unchanged. It is never shown.' }),
    isEnabled: flag('Enabled'),
  },
  answer,
});

type PmsFacts = {
  readonly companyId: string;
  /** The configuration that is there already. */
  readonly configId: string | null;
  /** Sealed; null where none was sent. */
  readonly secret: string | null;
};

export function decidePmsConfig(
  { companyId, configId, secret }: PmsFacts,
  input: InputOf<typeof savePmsConfig>,
): Decision {
  const values = {
    system: input.system,
    companyPmsId: input.companyPMSId ?? null,
    clientId: input.clientId ?? null,
    isEnabled: input.isEnabled ?? false,
    ...(secret !== null && { clientSecret: secret }),
  };
  return accept(
    configId
      ? change(companyPmsConfig, configId, values)
      : create(companyPmsConfig, { companyId, ...values }),
  );
}
