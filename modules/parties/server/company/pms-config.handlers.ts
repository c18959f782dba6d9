import { handle } from '#kernel/server';
import type { Handler, SealedColumn, Tx } from '#kernel/server';
import { decidePmsConfig, readPmsConfig, savePmsConfig } from '../../domain/index.ts';

type ConfigRow = {
  id: string;
  system: string;
  company_pms_id: string | null;
  client_id: string | null;
  has_secret: boolean;
  is_enabled: boolean;
};

const readText = `select id, system, company_pms_id, client_id, client_secret is not null as has_secret, is_enabled
  from company_pms_configs where tenant_id = $1 and company_id = $2 and not is_deleted`;

/** D26: bound to its place, so that a copied text opens nowhere else. */
export const pmsSecretPlace = (tenantId: string, companyId: string): string =>
  `${tenantId}/company_pms_configs/client_secret/${companyId}`;

export const sealedPmsSecrets: SealedColumn = {
  table: 'company_pms_configs',
  column: 'client_secret',
  keys: ['tenant_id', 'company_id'],
  where: ({ tenant_id: tenantId = '', company_id: companyId = '' }) =>
    pmsSecretPlace(tenantId, companyId),
};

const configOf = async (tx: Tx, companyId: string): Promise<ConfigRow | undefined> =>
  (await tx.query<ConfigRow>(readText, [tx.context.tenantId, companyId]))[0];

/** The secret itself never leaves; only that there is one. */
async function read(tx: Tx, companyId: string) {
  const row = await configOf(tx, companyId);
  return {
    companyId,
    system: row?.system ?? null,
    companyPMSId: row?.company_pms_id ?? null,
    clientId: row?.client_id ?? null,
    hasClientSecret: row?.has_secret ?? false,
    isEnabled: row?.is_enabled ?? false,
  };
}

/** The company is locked, so two who save at once do so one after the other. */
export const pmsConfigHandlers: readonly Handler[] = [
  handle(readPmsConfig, ({ tx, record }) => read(tx, record.id)),

  handle(savePmsConfig, async ({ tx, services, record, input, write }) => {
    const companyId = record.id;
    const secret = input.clientSecret
      ? services.secrets.seal(input.clientSecret, pmsSecretPlace(tx.context.tenantId, companyId))
      : null;
    const configId = (await configOf(tx, companyId))?.id ?? null;
    await write(decidePmsConfig({ companyId, configId, secret }, input));
    return read(tx, companyId);
  }),
];
