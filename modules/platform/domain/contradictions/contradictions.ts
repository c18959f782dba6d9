import { defineAction, text } from '#kernel/domain';
import { adminStaff } from '../roles.ts';

/** A record that contradicts another, as the page shows it. */
export type KeptContradiction = {
  readonly id: string;
  readonly invariant: string;
  readonly sentence: string;
  readonly fromModule: string;
  readonly objectId: string;
  readonly firstSeen: string;
  readonly mendLabel: string;
  readonly mendWords: string;
};

/** When the invariants of a module were asked last; null: not yet. */
export type ContradictionLook = {
  readonly module: string;
  readonly invariants: number;
  readonly lookedAt: string | null;
};

export const listContradictions = defineAction({
  name: 'list',
  on: 'contradiction',
  label: 'Contradictions',
  route: 'GET /app/contradictions',
  roles: adminStaff,
  input: {},
  answer: {
    items: [
      {
        id: 'id',
        invariant: 'text',
        sentence: 'text',
        fromModule: 'text',
        objectId: 'id',
        firstSeen: 'instant',
        mendLabel: 'text',
        mendWords: 'text',
      },
    ],
    looks: [{ module: 'text', invariants: 'number', lookedAt: 'instant?' }],
  },
});

/** One module after the other, so that whoever waits sees how far it has come. */
export const lookForContradictions = defineAction({
  name: 'look',
  on: 'contradiction',
  label: 'Look now',
  route: 'POST /app/contradictions/look',
  roles: adminStaff,
  input: { module: text('Module', { required: true, max: 60 }) },
  answer: { found: 'number' },
});

/** The words of a module of the product, for people. */
export const moduleLabel = (module: string): string =>
  module.charAt(0).toUpperCase() + module.slice(1);

/** The page is as old as the module that was looked at first; null while one was never asked. */
export function lookedAtOf(looks: readonly ContradictionLook[]): string | null {
  const moments = looks.map(({ lookedAt }) => lookedAt);
  if (moments.length === 0 || moments.includes(null)) return null;
  return moments.toSorted((a, b) => Date.parse(a ?? '') - Date.parse(b ?? ''))[0] ?? null;
}
