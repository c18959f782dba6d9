import { modules } from '#kernel/domain';
import type { Module } from '#kernel/domain';
import { generated, orDash, table } from './markdown.ts';
import { resourceSection } from './resource-section.ts';

const actionsOf = ({ actions }: Module): string =>
  [
    '## Actions',
    '',
    table(
      ['action', 'call', 'input', 'roles'],
      actions.map((action) => [
        action.ability,
        `\`${action.method} ${action.path}\``,
        orDash(Object.keys(action.input), ', '),
        orDash(action.roles),
      ]),
    ),
  ].join('\n');

const moduleDocument = (module: Module): string => {
  const parts = [
    ...module.resources.map(resourceSection),
    ...(module.actions.length ? [actionsOf(module)] : []),
  ];
  return `${generated(`Resources of ${module.name}`)}\n${parts.join('\n\n')}\n`;
};

const moduleRow = ({ name, resources }: Module): string[] => [
  `[${name}](${name}.md)`,
  orDash(
    resources.map(({ label }) => label[1]),
    ', ',
  ),
];

/** Name of the file -> text: which module has what, then each module. */
export function resourceDocuments(): readonly (readonly [file: string, text: string])[] {
  const printed = modules().filter(({ resources, actions }) => resources.length || actions.length);
  const overview = `${generated('Resources')}
What is stored, with its fields, its verbs and its actions, by the module that it belongs to.

${table(['module', 'resources'], printed.map(moduleRow))}
`;
  return [
    ['README.md', overview],
    ...printed.map((module) => [`${module.name}.md`, moduleDocument(module)] as const),
  ];
}
