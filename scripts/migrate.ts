import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resources } from '#kernel/domain';
import { generateMigration, migrationsFolder, readConfig } from '#kernel/server';
import { startDatabase } from '#operations';
import { registerCatalogue } from '../modules/catalogue.ts';
import { onNewDatabase } from './schema/on-new-database.ts';
import { printSchema } from './schema/print-schema.ts';
import { readCatalogue } from './schema/read-catalogue.ts';
import { writeBaseline } from './schema/write-baseline.ts';

const { values } = parseArgs({
  options: {
    generate: { type: 'string' },
    schema: { type: 'boolean' },
    baseline: { type: 'string' },
  },
});
const config = readConfig(process.env);

registerCatalogue();

if (values.generate) {
  const name = generateMigration(migrationsFolder, resources(), values.generate);
  console.log(
    name
      ? `Wrote db/migrations/${name}: read it, then start. \`npm run migrate -- --schema\` prints db/schema.sql again.`
      : 'Nothing has changed.',
  );
} else if (values.schema) {
  const text = await onNewDatabase(config, async (owner) =>
    printSchema(await readCatalogue(owner)),
  );
  writeFileSync(join(migrationsFolder, '..', 'schema.sql'), text);
  console.log('Wrote db/schema.sql');
} else if (values.baseline) {
  const release = values.baseline;
  const name = await onNewDatabase(config, (owner) =>
    writeBaseline(owner, migrationsFolder, release),
  );
  console.log(`Wrote db/migrations/${name} in place of all files before it.`);
} else {
  const database = await startDatabase(config);
  console.log(
    database.applied.length
      ? `Applied ${database.applied.join(', ')}`
      : 'The database is up to date.',
  );
  await database.stop();
}
