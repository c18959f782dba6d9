import { accessText } from './access-text.ts';
import { inLowerCase } from './plain-sql.ts';
import type { StoredFunction } from './read-catalogue.ts';

const volatility: Readonly<Record<string, string>> = { i: 'immutable', s: 'stable', v: '' };
const parallel: Readonly<Record<string, string>> = { s: 'parallel safe', r: 'parallel restricted' };

function attributesOf(one: StoredFunction): string {
  const usualRows = one.isSet ? 1000 : 0;
  return [
    `language ${one.language}`,
    volatility[one.volatility] ?? '',
    one.isStrict ? 'strict' : '',
    one.isDefiner ? 'security definer' : '',
    one.isLeakproof ? 'leakproof' : '',
    parallel[one.parallel] ?? '',
    one.cost === 100 ? '' : `cost ${one.cost}`,
    one.rows === usualRows ? '' : `rows ${one.rows}`,
    ...(one.settings ?? []).map((setting) => {
      const [name = '', ...value] = setting.split('=');
      return `set ${name} = ${value.join('=')}`;
    }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** As a migration writes one, so that `storedFunctions` finds it. */
export function functionText(one: StoredFunction): string {
  const quote = one.body.includes('$$') ? '$body$' : '$$';
  const result = one.result === null ? '' : ` returns ${inLowerCase(one.result)}`;
  const kind = one.result === null ? 'procedure' : 'function';
  return [
    `create ${kind} ${one.name}(${inLowerCase(one.arguments)})${result}\n  ${attributesOf(one)}\n  as ${quote}${one.body}${quote};`,
    ...(one.owner ? [`alter function ${one.signature} owner to ${one.owner};`] : []),
    ...(one.isPublic ? [] : [`revoke all on function ${one.signature} from public;`]),
    ...accessText(
      one.access.filter(({ to }) => to !== 'public'),
      `function ${one.signature}`,
    ),
  ].join('\n');
}
