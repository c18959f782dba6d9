import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';

export type DryRunAnswer = Readonly<Record<string, unknown>>;

type Asking = {
  ask: () => Promise<DryRunAnswer | null>;
  /** Asked when the dialog opens: nothing has to be typed first. */
  isAskedAtOnce?: boolean;
};

/** Shows what a call would do; asked for nothing while something typed is refused. */
export type DryRunPart = ComponentType<Asking>;

let bound: DryRunPart | null = null;

export const bindDryRunPart = (part: DryRunPart): void => {
  bound = part;
};

export const DryRunView = (asking: Asking): ReactNode => bound && createElement(bound, asking);
