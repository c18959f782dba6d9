import { abilities, pages, resourcePages } from '#kernel/domain';
import type { AbilityRow, Module, Page } from '#kernel/domain';
import { columns, orDash } from './markdown.ts';
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

export const abilityTable = (rows: readonly AbilityRow[]) => {
  const lines = columns([
    ['ability', 'features', 'roles', 'scope'],
    ...rows.map((row) => [row.ability, orDash(row.features), orDash(row.roles), scopeOf(row)]),
  ]);
  return rows.length ? `\`\`\`\n${lines}\n\`\`\`` : 'None of its own.';
};

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

/** What the module declares: the verbs of its resources, its actions, the moves of its workflows, its rights. */
export function abilitiesOf(module: Module): AbilityRow[] {
  const moves = module.workflows.flatMap((workflow) => Object.values(workflow.actions));
  const own = new Set(
    [...module.actions, ...moves, ...module.abilities].map(({ ability }) => ability),
  );
  const verbs = new Set(
    module.resources.flatMap(({ name, verbs: its }) => Object.keys(its).map((v) => `${name}.${v}`)),
  );
  return abilities().filter(({ ability }) => own.has(ability) || verbs.has(ability));
}

export function pagesOf(module: Module): string[][] {
  const registered = new Map(pages().map((page) => [page.path, page]));
  const own = [...module.resources.flatMap(resourcePages), ...module.pages];
  return own.map((page) => pageRow(registered.get(page.path) ?? page));
}
