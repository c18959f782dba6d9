import type { Ability } from './ability.ts';
import type { AnyAction } from './action.ts';
import type { LinkDefinition } from './link.ts';
import type { Page } from './page.ts';
import type { Refusals } from './refusals.ts';
import type { AnyResource } from './resource.ts';
import type { StoredTable } from './stored-table.ts';
import type { TextFormats } from './text-format.ts';
import type { AnyTask } from './task/task.ts';
import type { AnyWorkflow } from './workflow.ts';

/** What one part of the business declares. The order of modules is the order of dependence. */
export type Module = {
  readonly name: string;
  readonly resources: readonly AnyResource[];
  readonly actions: readonly AnyAction[];
  /** Rights that rules ask for, besides those of verbs and actions. */
  readonly abilities: readonly Ability[];
  readonly pages: readonly Page[];
  readonly refusals: Refusals;
  readonly workflows: readonly AnyWorkflow[];
  readonly tables: readonly StoredTable[];
  /** Formats of text that fields name with `format`. */
  readonly textFormats?: TextFormats;
  /** Its kinds of long work. */
  readonly tasks?: readonly AnyTask[];
  /** Keys of the API may be cut to it; without this no key reaches it. */
  readonly openToKeys?: true;
  /** Its kinds of secret links. */
  readonly links?: readonly LinkDefinition[];
};

type ModuleInput = { readonly name: string } & {
  readonly [K in Exclude<keyof Module, 'name'>]?: Module[K] | readonly unknown[];
};

export const defineModule = (input: ModuleInput): Module =>
  ({
    resources: [],
    actions: [],
    abilities: [],
    pages: [],
    refusals: {},
    workflows: [],
    tables: [],
    ...input,
  }) as Module;
