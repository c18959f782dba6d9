import { resourceNamed } from '#kernel/domain';
import type { Rule, ServerModule } from '#kernel/server';
import { generated, orDash, table } from './markdown.ts';

const what = ({ follow, writes = [] }: Rule): string => {
  if (follow) return 'reads on, writes and tells as it goes';
  return writes.length ? `refuses, or writes ${writes.join(', ')}` : 'refuses';
};

const titleOf = (name: string): string => resourceNamed(name).label[0];

function ruleDocument(
  name: string,
  rules: readonly Rule[],
  screens: readonly ServerModule[],
): string {
  const rows = rules.map((rule, at) => [
    String(at + 1),
    `\`${rule.name}\``,
    rule.sentence,
    rule.when.join(', '),
    what(rule),
    orDash(rule.choice ? [`\`${rule.choice}\``] : []),
  ]);
  const head = [
    'order',
    'rule',
    'what it says',
    'asked on',
    'what it may do',
    'choice of the caller',
  ];
  const heard = screens.map((module) => module.name).join(', ');
  return `${generated(`Rules of ${titleOf(name)}`)}
What happens when one is written, whichever path wrote it: a verb, an action, a task, an import or another rule. All of it is one
transaction; what a rule refuses did not happen. First all rules that only decide are asked, and what
they add is written as one decision; then the others, in this order.

${rows.length ? table(head, rows) : 'No rule is about it.'}
${heard ? `\nOpen screens hear of it after the commit, from: ${heard}.\n` : ''}`;
}

/** By resource: the rules about it, in the order in which they are asked, and who tells the screens. */
export function ruleDocuments(
  modules: readonly ServerModule[],
): readonly (readonly [resource: string, text: string])[] {
  const rules = Map.groupBy(
    modules.flatMap((module) => module.rules ?? []),
    ({ on }) => on,
  );
  return [...rules].map(([name, about]) => [
    name,
    ruleDocument(
      name,
      about,
      modules.filter(({ screens }) => screens?.[name]),
    ),
  ]);
}
