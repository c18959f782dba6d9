import { together } from '#kernel/domain';
import { defineRule, rowsById, tableOf } from '#kernel/server';
import type { Rule } from '#kernel/server';
import { caseTypeOf, decideOrderOfDays, orderOfDays } from '../../domain/index.ts';
import type { CaseTypeKey, Days } from '../../domain/index.ts';

type Row = Days & { readonly id: string };

const snake = (key: string): string =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function ruleOf(key: CaseTypeKey): Rule {
  const type = caseTypeOf(key);
  if (!type) throw new Error(`There is no case type ${key}`);
  const columns = Object.keys(orderOfDays[key] ?? {}).map(
    (name) => `t.${snake(name)}::text as "${name}"`,
  );
  return defineRule({
    name: `cases.daysInOrder${key}`,
    sentence: 'The days of facts lie in the order of life: accident, lodged, settled, paid out.',
    on: type.resource,
    when: ['create', 'change', 'move'],
    facts: rowsById<Row>(
      `select t.id, ${columns.join(', ')} from ${tableOf(type.resource)} t where t.id = any($1::uuid[])`,
    ),
    decide: (changes) =>
      together(
        changes.flatMap(({ before, after }) =>
          after ? [decideOrderOfDays(key, before ?? null, after)] : [],
        ),
      ),
  });
}

export const daysInOrder = (Object.keys(orderOfDays) as CaseTypeKey[]).map(ruleOf);
