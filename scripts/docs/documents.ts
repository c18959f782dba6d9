import { describeWorkflow, modules } from '#kernel/domain';
import { billingRulesDocument } from '#billing/domain';
import { serverModules } from '../../apps/server/compose.ts';
import { abilityTable, pageTable } from './access-tables.ts';
import { companyScopeTable } from './company-scope-table.ts';
import { decisionsDocument } from './decisions.ts';
import { linksDocument } from './links.ts';
import { invariantsDocument } from './invariants.ts';
import { menuTable } from './menu-table.ts';
import { licencesDocument } from '../supply/licences.ts';
import { readLock } from '../supply/locked-packages.ts';
import { permissionDocuments } from './permissions.ts';
import { resourceDocuments } from './resources.ts';
import { ruleDocuments } from './rules.ts';

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '');

/** Path below `docs/` -> text. The catalogue must be registered. */
export const documents = (): ReadonlyMap<string, string> =>
  new Map([
    ['access/abilities.txt', abilityTable()],
    ['access/company-scopes.txt', companyScopeTable()],
    ['access/menus.txt', menuTable()],
    ['access/pages.txt', pageTable()],
    ['billing-rules.md', billingRulesDocument()],
    ['decisions/README.md', decisionsDocument()],
    ['licences.md', licencesDocument(readLock())],
    ['links.md', linksDocument()],
    ['invariants.md', invariantsDocument(serverModules)],
    ...permissionDocuments().map(([file, text]) => [`permissions/${file}`, text] as const),
    ...resourceDocuments().map(([file, text]) => [`resources/${file}`, text] as const),
    ...ruleDocuments(serverModules).map(
      ([resource, text]) => [`rules/${kebab(resource)}.md`, text] as const,
    ),
    ...modules()
      .flatMap((module) => module.workflows)
      .map(
        (workflow) =>
          [`workflows/${kebab(workflow.on.name)}.md`, describeWorkflow(workflow)] as const,
      ),
  ]);
