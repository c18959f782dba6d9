import { handle, newId } from '#kernel/server';
import type { Handler, SealedColumn, Tx } from '#kernel/server';
import { readPmsConfig, savePmsConfig } from '../../domain/index.ts';

type ConfigRow = {
  system: string;
  company_pms_id: string | null;
  client_id: string | null;
  has_secret: boolean;
  is_enabled: boolean;
};

const readText = `select system, company_pms_id, client_id, client_secret is not null as has_secret, is_enabled
  from company_pms_configs where tenant_id = $1 and company_id = $2 and not is_deleted`;

const saveText = `insert into company_pms_configs (tenant_id, id, company_id, system, company_pms_id,
    client_id, client_secret, is_enabled, creator_id, last_modifier_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, current_actor(), current_actor())
  on conflict (tenant_id, company_id) where not is_deleted do update set
    system = excluded.system, company_pms_id = excluded.company_pms_id, client_id = excluded.client_id,
    client_secret = coalesce(excluded.client_secret, company_pms_configs.client_secret),
    is_enabled = excluded.is_enabled, concurrency_stamp = gen_random_uuid(),
    last_modification_time = now(), last_modifier_id = current_actor()`;

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

/** The secret itself never leaves; only that there is one. */
async function read(tx: Tx, companyId: string): Promise<object> {
  const [row] = await tx.query<ConfigRow>(readText, [tx.context.tenantId, companyId]);
  return {
    companyId,
    system: row?.system ?? null,
    companyPMSId: row?.company_pms_id ?? null,
    clientId: row?.client_id ?? null,
    hasClientSecret: row?.has_secret ?? false,
    isEnabled: row?.is_enabled ?? false,
  };
}

export const pmsConfigHandlers: readonly Handler[] = [
  handle(readPmsConfig, ({ tx, record }) => read(tx, record.id)),

  handle(savePmsConfig, async ({ tx, services, record, input }) => {
    const { tenantId } = tx.context;
    const secret = input.clientSecret
      ? services.secrets.seal(input.clientSecret, pmsSecretPlace(tenantId, record.id))
      : null;
    await tx.query(saveText, [
      tenantId,
      newId(),
      record.id,
      input.system,
      input.companyPMSId ?? null,
      input.clientId ?? null,
      secret,
      input.isEnabled ?? false,
    ]);
    return read(tx, record.id);
  }),
];
