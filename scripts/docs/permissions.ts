import { abilities, accessRules, modules, pages, resourcePages } from '#kernel/domain';
import type { AbilityRow, Page } from '#kernel/domain';
import { columns, generated, orDash, table } from './markdown.ts';
import { rulesOver } from './probes.ts';

const scopeOf = (row: AbilityRow) =>
  orDash(
    Object.entries(row.scope ?? {})
      .filter(([role]) => row.roles.includes(role))
      .map(([role, limit]) => {
        const own = Object.entries(limit).map(
          ([field, attribute]) => `${field} = own ${attribute}`,
        );
        return `${role}: ${own.join(' or ')}`;
      }),
    '; ',
  );

const abilityTable = () =>
  columns([
    ['ability', 'features', 'roles', 'scope'],
    ...abilities().map((row) => [
      row.ability,
      orDash(row.features),
      orDash(row.roles),
      scopeOf(row),
    ]),
  ]);

const who = (page: Page) => {
  if (page.kind === 'anonymous') return 'anybody, signed in or not';
  return page.roles.length ? page.roles.join(' ') : 'everyone signed in';
};

const pageRow = (page: Page): string[] => [
  page.title,
  `\`${page.path}\``,
  who(page),
  orDash([...page.features, ...(page.setting ? [`setting ${page.setting}`] : [])]),
  orDash(page.kind === 'anonymous' ? [] : rulesOver(page).map(String)),
  page.row ?? '',
];

/** Pages by module, in the order of the catalogue. */
function pageTables(): string {
  const registered = new Map(pages().map((page) => [page.path, page]));
  return modules()
    .map((module) => {
      const own = [...module.resources.flatMap(resourcePages), ...module.pages];
      const rows = own.map((page) => pageRow(registered.get(page.path) ?? page));
      const head = ['page', 'path', 'roles', 'features', 'rules', 'row'];
      return `### ${module.name}\n\n${table(head, rows)}`;
    })
    .join('\n\n');
}

const rules = () =>
  accessRules()
    .map((rule, index) => `${index + 1}. ${rule.name}`)
    .join('\n');

export const permissionsDocument = (): string => `${generated('Permissions')}
Undeclared abilities are refused to everybody. In the API, users of the host tenant skip features and
special rules, and never the role; pages they open all. A tenant may change the roles of an ability for
itself.

## Abilities of the API

\`\`\`
${abilityTable()}
\`\`\`

## Special rules

${rules()}

## Pages

A page needs one of its roles, one of its features and its setting. The numbers under "rules" are the
special rules above that close the page to some of those whom its roles let in.

${pageTables()}
`;
