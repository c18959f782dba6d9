import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { systemContext } from '#kernel/server';
import type { SealedColumn, Services, Tx } from '#kernel/server';
import { readLetterhead } from '../../render/read-letterhead.ts';
import { certificateOf, newSealKey } from './new-seal-key.ts';
import type { SealKey } from './new-seal-key.ts';

const place = (tenantId: string, fingerprint: string): string =>
  `${tenantId}/seal_keys/sealed/${fingerprint}`;

export const sealedSealKeys: SealedColumn = {
  table: 'seal_keys',
  column: 'sealed',
  keys: ['tenant_id', 'fingerprint'],
  where: ({ tenant_id: tenantId = '', fingerprint = '' }) => place(tenantId, fingerprint),
};

type Row = { readonly fingerprint: string; readonly sealed: string };

const ownText = `select fingerprint, sealed from seal_keys
  where tenant_id = current_tenant() and sealed is not null`;

const addText = `insert into seal_keys (tenant_id, fingerprint, certificate, sealed)
  values (current_tenant(), $1, $2, $3) on conflict do nothing`;

const openKey = ({ secrets }: Services, tenantId: string, row: Row): SealKey => {
  const { p12, passphrase } = JSON.parse(
    secrets.open(row.sealed, place(tenantId, row.fingerprint)),
  ) as { p12: string; passphrase: string };
  return { p12: Buffer.from(p12, 'base64'), passphrase };
};

async function keyOfInstallation(services: Services, context: Context): Promise<SealKey | null> {
  const { seal } = services.config;
  if (!seal) return null;
  const key = { p12: await readFile(seal.file), passphrase: seal.passphrase };
  const certificate = certificateOf(key);
  const values = [fingerprintOf(certificate), certificate, null];
  await services.db.batch(context, [{ text: addText, values }]);
  return key;
}

type Context = ReturnType<typeof systemContext>;

export const fingerprintOf = (certificate: string): string =>
  new X509Certificate(certificate).fingerprint256;

const ownKey = async (tx: Tx): Promise<Row | undefined> => (await tx.query<Row>(ownText))[0];

/** Of the installation where it has one, else of the practice: made when it is first needed. */
export async function sealKeyOf(services: Services, tenantId: string): Promise<SealKey> {
  const context = systemContext(tenantId, 'seal');
  const shared = await keyOfInstallation(services, context);
  if (shared) return shared;
  const { db } = services;
  const found = await db.transaction(context, ownKey);
  if (found) return openKey(services, tenantId, found);
  const letterhead = await db.transaction(context, (tx) => readLetterhead(tx, services));
  const made = await newSealKey(letterhead.practiceName, services.now());
  const certificate = certificateOf(made);
  const fingerprint = fingerprintOf(certificate);
  const text = JSON.stringify({ p12: made.p12.toString('base64'), passphrase: made.passphrase });
  const sealed = services.secrets.seal(text, place(tenantId, fingerprint));
  const kept = await db.transaction(context, async (tx) => {
    await tx.query(addText, [fingerprint, certificate, sealed]);
    return ownKey(tx);
  });
  if (!kept) throw new Error('The key of the seal was not kept');
  return openKey(services, tenantId, kept);
}

/** Every certificate with which this practice has ever sealed. */
export async function sealCertificates(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ certificate: string }>(
    'select certificate from seal_keys where tenant_id = current_tenant()',
  );
  return rows.map(({ certificate }) => certificate);
}
