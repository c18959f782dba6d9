import { describe, expect, test } from 'vitest';
import { permits } from '#kernel/domain';
import type { AnyWorkflow } from '#kernel/domain';
import { parties } from './index.ts';

type States = Readonly<Record<string, string>>;

const initial = ({ axes }: AnyWorkflow): States =>
  Object.fromEntries(Object.entries(axes).map(([key, axis]) => [key, axis.initial]));

/** Where each move of the table can lead from here, whatever its guard says. */
function nextOf(workflow: AnyWorkflow, from: States): States[] {
  const open = Object.values(workflow.moves).filter(({ name }) => permits(workflow, from, name));
  return open.flatMap(({ axes }) =>
    Object.entries(axes).reduce<States[]>(
      (ways, [axis, { steps }]) =>
        ways.flatMap((way) =>
          (steps[from[axis] ?? ''] ?? []).map((to) => ({ ...way, [axis]: to })),
        ),
      [from],
    ),
  );
}

function reachable(workflow: AnyWorkflow): States[] {
  const seen = new Map<string, States>();
  const open = [initial(workflow)];
  for (let here = open.pop(); here; here = open.pop()) {
    const key = JSON.stringify(here);
    if (seen.has(key)) continue;
    seen.set(key, here);
    open.push(...nextOf(workflow, here));
  }
  return [...seen.values()];
}

const named = parties.workflows.map((workflow) => [workflow.on.name, workflow] as const);

describe.each(named)('the workflow of a %s', (_name, workflow) => {
  const states = reachable(workflow);

  test('reaches every state of every axis', () => {
    for (const [axis, { states: all }] of Object.entries(workflow.axes)) {
      expect(new Set(states.map((state) => state[axis]))).toEqual(new Set(Object.keys(all)));
    }
  });

  test('ends only where it says so', () => {
    const stuck = states.filter((state) => nextOf(workflow, state).length === 0);
    const isFinal = (state: States) =>
      Object.entries(workflow.axes).some(([axis, { final }]) => final.includes(state[axis] ?? ''));

    expect(stuck.filter((state) => !isFinal(state))).toEqual([]);
  });

  test('has a button or a reason for every move', () => {
    const rows = Object.values(workflow.moves);

    expect(rows.filter(({ who, can }) => who && !can)).toEqual([]);
  });
});

test('the seven workflows of the parties are declared', () => {
  expect(named.map(([name]) => name)).toEqual([
    'caseManager',
    'clientDocument',
    'specialist',
    'specialistContract',
    'inquiry',
    'marketingCampaign',
    'privacyRequest',
  ]);
});
