import { parseArgs } from 'node:util';
import { rotateSigningKey } from '#identity/server';
import { openDatabase, openSecrets, readConfig, roleUrl } from '#kernel/server';
import { openOwner, rotateSecret } from '#operations';
import { serverModules } from '../apps/server/compose.ts';

const usage = `npm run rotate-keys -- --secret     a new secret.key; everything sealed is sealed again
npm run rotate-keys -- --signing    a new key for signing identity tokens
Stop all processes first, and take a backup.`;

const config = readConfig(process.env);

async function rotateTheSecret(ownerUrl: string): Promise<void> {
  const { columns, oldKeyFile } = await rotateSecret({
    ownerUrl,
    secretKeyFile: config.secretKeyFile,
    columns: serverModules.flatMap((module) => module.sealed ?? []),
    now: new Date(),
  });
  for (const { table, sealed, lost } of columns) {
    const rest = lost ? `, ${lost} were sealed with a key that is no longer here` : '';
    console.log(`${table}: ${sealed} sealed again${rest}`);
  }
  console.log(
    `The old key is now ${oldKeyFile}. Remove it once a backup with the new one is taken.`,
  );
}

async function rotateTheSigningKey(ownerUrl: string): Promise<void> {
  const secrets = openSecrets(config.secretKeyFile);
  const connectionString = roleUrl(ownerUrl, 'caseway_host', secrets);
  const hostDb = openDatabase({ connectionString, max: 1, name: 'caseway-rotate' });
  try {
    const { added, removed } = await rotateSigningKey({ hostDb, secrets });
    console.log(`Key ${added} signs from the next start on; ${removed} old keys removed.`);
  } finally {
    await hostDb.close();
  }
}

try {
  const { values } = parseArgs({
    options: { secret: { type: 'boolean' }, signing: { type: 'boolean' } },
  });
  if (!values.secret && !values.signing) throw new Error(usage);
  const { ownerUrl, stop } = await openOwner(config);
  try {
    if (values.signing) await rotateTheSigningKey(ownerUrl);
    if (values.secret) await rotateTheSecret(ownerUrl);
  } finally {
    await stop();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
