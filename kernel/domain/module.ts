import type { AnyAction } from './action.ts';
import type { Page } from './page.ts';
import type { Refusals } from './refusals.ts';
import type { AnyResource } from './resource.ts';
import type { AnyTask } from './task/task.ts';
import type { Workflow } from './workflow.ts';

/** What one part of the business declares. The order of modules is the order of dependence. */
export type Module = {
  readonly name: string;
  readonly resources: readonly AnyResource[];
  readonly actions: readonly AnyAction[];
  readonly pages: readonly Page[];
  readonly refusals: Refusals;
  readonly workflows: readonly Workflow[];
  /** Its kinds of long work. */
  readonly tasks?: readonly AnyTask[];
};

type ModuleInput = { readonly name: string } & {
  readonly [K in Exclude<keyof Module, 'name'>]?: Module[K] | readonly unknown[];
};

export const defineModule = (input: ModuleInput): Module =>
  ({ resources: [], actions: [], pages: [], refusals: {}, workflows: [], ...input }) as Module;
