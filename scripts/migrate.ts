import { parseArgs } from 'node:util';
import { resources } from '#kernel/domain';
import { generateMigration, migrationsFolder, readConfig } from '#kernel/server';
import { startDatabase } from '#operations';
import { registerCatalogue } from '../modules/catalogue.ts';

const { values } = parseArgs({ options: { generate: { type: 'string' } } });

registerCatalogue();

if (values.generate) {
  const name = generateMigration(migrationsFolder, resources(), values.generate);
  console.log(name ? `Wrote db/migrations/${name}: read it, then start.` : 'Nothing has changed.');
} else {
  const database = await startDatabase(readConfig(process.env));
  console.log(
    database.applied.length
      ? `Applied ${database.applied.join(', ')}`
      : 'The database is up to date.',
  );
  await database.stop();
}
