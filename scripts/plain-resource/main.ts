import { rmSync } from 'node:fs';
import { copyProject } from './copy-project.ts';

/**
 * Adds a resource to a copy of the project by the three edits that CONTRIBUTING.md names, lets the
 * project generate the rest, and runs the walls and the tests that look at every resource. It fails
 * when a definition has to be written down by hand a second time.
 */
const copy = copyProject();
try {
  copy.edit(
    'modules/parties/domain/lighthouse.resource.ts',
    copy.read('scripts/plain-resource/lighthouse.resource.ts'),
  );
  copy.edit(
    'modules/parties/domain/index.ts',
    copy
      .read('modules/parties/domain/index.ts')
      .replace(
        'export const parties = defineModule({',
        "import { lighthouse } from './lighthouse.resource.ts';\n\n$&",
      )
      .replace('resources: [', '$& lighthouse,'),
  );
  copy.edit(
    'apps/web/menus/office-items.ts',
    copy
      .read('apps/web/menus/office-items.ts')
      .replace('export const settings = {', "$& lighthouses: list('Lighthouses', 'lighthouses'),"),
  );

  copy.run('--conditions=server', 'scripts/migrate.ts', '--generate', 'lighthouses');
  copy.run('--conditions=server', 'scripts/docs.ts');

  copy.mustSay('db/schema.json', /^ {2}"lighthouses": \{/m);
  copy.mustSay('docs/access/abilities.txt', /^lighthouse\.create +AS +AS /m);
  copy.mustSay('docs/access/menus.txt', /^ {4}Lighthouses$/m);
  for (const page of ['', '/add', '/detail/\\{id\\}']) {
    copy.mustSay('docs/access/pages.txt', new RegExp(`^/view/lighthouses${page} +ours +AS `, 'm'));
  }
  copy.mustSay('docs/permissions/parties.md', /^lighthouse\.list /m);
  copy.mustSay('docs/resources/parties.md', /^## Lighthouses$/m);

  copy.run('scripts/walls.ts');
  copy.run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--configLoader=native',
    '--reporter=dot',
    // Beside the tests, which have the cores.
    '--maxWorkers=1',
    '--project=unit',
    '--project=web',
    'modules/identity/domain',
    'apps/server/refusals',
    'apps/server/tasks',
    'apps/web/menus',
    'apps/web/shell/routes',
  );
  console.log('Three edits were enough.');
} finally {
  rmSync(copy.folder, { recursive: true, force: true });
}
