import type { ServerModule } from '#kernel/server';
import { generated, table } from './markdown.ts';

/** What must always be true between records: by module, with what mends it. */
export function invariantsDocument(modules: readonly ServerModule[]): string {
  const owning = modules.filter(({ invariants = [] }) => invariants.length > 0);
  const count = owning.reduce((sum, { invariants = [] }) => sum + invariants.length, 0);
  const parts = owning.map(({ name, invariants = [] }) => {
    const rows = invariants.map((one) => [`\`${one.name}\``, one.sentence, one.mend.words]);
    return `## ${name} (${invariants.length})\n\n${table(['invariant', 'what a contradiction says', 'what mends it'], rows)}`;
  });
  return `${generated('Invariants')}
${count} sentences say what must never be found between records. They are asked every night for each tenant and by
the button of the page Contradictions; how to add one is said in [the guide](guides/invariant.md).

${parts.join('\n')}`;
}
