import { accessRules, modules } from '#kernel/domain';
import type { Module } from '#kernel/domain';
import { generated, table } from './markdown.ts';
import { abilitiesOf, abilityTable, pagesOf } from './permission-tables.ts';

const moduleDocument = (module: Module): string => `${generated(`Permissions of ${module.name}`)}
What holds for all modules, and the special rules by their numbers: [permissions](README.md).

## Abilities of the API

${abilityTable(abilitiesOf(module))}

## Pages

${table(['page', 'path', 'roles', 'features', 'rules', 'row'], pagesOf(module))}
`;

const rules = () =>
  accessRules()
    .map((rule, index) => `${index + 1}. ${rule.name}`)
    .join('\n');

const moduleRow = (module: Module): string[] => [
  `[${module.name}](${module.name}.md)`,
  String(abilitiesOf(module).length),
  String(pagesOf(module).length),
];

const overview = (): string => `${generated('Permissions')}
Undeclared abilities are refused to everybody. In the API, users of the host tenant skip features and
special rules, and never the role; pages they open all. A tenant may change the roles of an ability for
itself.

A page needs one of its roles, one of its features and its setting. The numbers under "rules" are the
special rules below that close the page to some of those whom its roles let in.

## Modules

${table(['module', 'abilities of the API', 'pages'], modules().map(moduleRow))}

## Special rules

${rules()}
`;

/** Name of the file -> text: what holds for all, then each module. */
export const permissionDocuments = (): readonly (readonly [file: string, text: string])[] => [
  ['README.md', overview()],
  ...modules().map((module) => [`${module.name}.md`, moduleDocument(module)] as const),
];
