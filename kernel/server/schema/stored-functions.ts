import { resources } from '#kernel/domain';
import { migrationFiles, readMigration } from './migrate.ts';
import { schemaOf } from './model.ts';

/** One function or trigger, and the statements that write it again whether it is there or not. */
export type StoredFunction = { readonly name: string; readonly sql: string };

const functionText =
  /^create (?:or replace )?function (\w+)\([\s\S]*?\$\$[\s\S]*?\$\$[^;]*;|^drop function (\w+)/gm;

const again = (sql: string): string =>
  sql
    .replace(/^create function /, 'create or replace function ')
    .replace(/^create trigger /, 'create or replace trigger ');

/** Functions that migrations wrote by hand; of several versions the last one holds, of a dropped one none. */
function written(folder: string): StoredFunction[] {
  const found = new Map<string, string>();
  for (const name of migrationFiles(folder)) {
    for (const [sql, called, gone] of readMigration(folder, name).sql.matchAll(functionText)) {
      if (gone) found.delete(gone);
      else found.set(called ?? '', sql);
    }
  }
  return [...found]
    .filter(([name]) => !name.startsWith('search_'))
    .map(([name, sql]) => ({ name, sql: again(sql) }));
}

/** Those that follow from the definitions of each table. */
function derived(): StoredFunction[] {
  return Object.entries(schemaOf(resources()).objects)
    .filter(([name]) =>
      /\.(search|history|files|append_only|never_truncated|computed?)$/.test(name),
    )
    .map(([name, { create }]) => ({ name, sql: again(create) }));
}

export const storedFunctions = (folder: string): StoredFunction[] => [
  ...written(folder),
  ...derived(),
];
