export type State = {
  readonly label: string;
  readonly final?: boolean;
  readonly chargeable?: boolean;
};

/** Answers nothing, or the code of the refusal that the user will read. */
export type Guard = (facts: never) => string | null;

export type Transition<S extends string, G extends string> = {
  readonly action: string;
  readonly from: readonly S[];
  readonly to: S;
  readonly guard?: G;
};

export type WorkflowInput<S extends string, G extends string> = {
  readonly resource: string;
  readonly initial: NoInfer<S>;
  readonly guards?: Readonly<Record<G, Guard>>;
  readonly states: Readonly<Record<S, State>>;
  readonly transitions: readonly Transition<NoInfer<S>, NoInfer<G>>[];
};

export type Workflow<S extends string = string> = {
  readonly resource: string;
  readonly initial: S;
  readonly states: Readonly<Record<S, State>>;
  readonly transitions: readonly Transition<S, string>[];
  permits(from: S, action: string): boolean;
  /** The state after the action, or the code of the refusal. */
  next(from: S, action: string, facts?: unknown): { to: S } | { refused: string };
  order(state: S): number;
};

export function defineWorkflow<S extends string, G extends string = never>(
  input: WorkflowInput<S, G>,
): Workflow<S> {
  const find = (from: S, action: string) =>
    input.transitions.find((row) => row.action === action && row.from.includes(from));
  const names = Object.keys(input.states) as S[];
  return {
    resource: input.resource,
    initial: input.initial,
    states: input.states,
    transitions: input.transitions,
    permits: (from, action) => find(from, action) !== undefined,
    next(from, action, facts) {
      const row = find(from, action);
      if (!row) return { refused: 'transitionNotAllowed' };
      const guard = row.guard && input.guards?.[row.guard];
      const refused = guard ? guard(facts as never) : null;
      return refused ? { refused } : { to: row.to };
    },
    order: (state) => names.indexOf(state),
  };
}

/** One line per state and transition, for people to correct. */
export function describeWorkflow(workflow: Workflow): string {
  const label = (state: string) => workflow.states[state]?.label ?? state;
  const states = Object.entries(workflow.states).map(([, state], index) => {
    const marks = [state.final && 'final', state.chargeable && 'chargeable'].filter(Boolean);
    return `| ${index + 1} | ${state.label} | ${marks.join(', ')} |`;
  });
  const moves = workflow.transitions.map(
    (row) =>
      `| ${row.action} | ${row.from.map(label).join(', ')} | ${label(row.to)} | ${row.guard ?? ''} |`,
  );
  return [
    `# ${workflow.resource}`,
    '',
    '| order | state | marks |',
    '|---|---|---|',
    ...states,
    '',
    '| action | from | to | guard |',
    '|---|---|---|---|',
    ...moves,
    '',
  ].join('\n');
}
