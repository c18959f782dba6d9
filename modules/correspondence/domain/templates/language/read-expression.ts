import { literals, templateFilters } from './words.ts';

type Part = { readonly kind: 'path' | 'value' | 'sign' | 'word'; readonly text: string };

const parts =
  /\s*(?:("[^"]*"|'[^']*'|-?\d+(?:\.\d+)?)|(==|!=|>=|<=|>|<|\||:|,)|([A-Za-z_][\w]*(?:\.[A-Za-z_]\w*|\[\d+\])*)|(\S))/y;
const joining = ['and', 'or', 'contains', 'in'];

function partsOf(text: string): readonly Part[] | null {
  const found: Part[] = [];
  parts.lastIndex = 0;
  const whole = text.trimEnd();
  while (parts.lastIndex < whole.length) {
    const match = parts.exec(whole);
    if (!match || match[4] !== undefined) return null;
    const [, value, sign, word] = match;
    if (value !== undefined) found.push({ kind: 'value', text: value });
    else if (sign !== undefined) found.push({ kind: 'sign', text: sign });
    else if (word !== undefined) found.push({ kind: wordKind(word), text: word });
  }
  return found;
}

const wordKind = (word: string): Part['kind'] =>
  joining.includes(word) ? 'word' : literals.includes(word) ? 'value' : 'path';

/** What an expression names, or the sentence that says what is wrong with it. */
export type Expression = { readonly paths: readonly string[]; readonly fault: string | null };

const wrong = (fault: string): Expression => ({ paths: [], fault });
const isOperand = (part: Part | undefined) => part?.kind === 'path' || part?.kind === 'value';

/** `client.fullName | upcase` */
export function readValue(text: string): Expression {
  const all = partsOf(text);
  const [first, ...rest] = all ?? [];
  if (!all || !first || !isOperand(first)) return wrong('A variable is expected here.');
  const paths = first.kind === 'path' ? [first.text] : [];
  let index = 0;
  while (index < rest.length) {
    const [bar, name] = [rest[index], rest[index + 1]];
    if (bar?.text !== '|' || name?.kind !== 'path') {
      return wrong(`"${bar?.text ?? ''}" is not expected after the variable.`);
    }
    if (!Object.hasOwn(templateFilters, name.text)) return wrong(`Unknown filter "${name.text}".`);
    index += 2;
    if (rest[index]?.text !== ':') continue;
    const given = rest[index + 1];
    if (!isOperand(given)) return wrong(`The filter "${name.text}" lacks its value.`);
    if (given?.kind === 'path') paths.push(given.text);
    index += 2;
  }
  return { paths, fault: null };
}

/** `client.email and fee != "none"` */
export function readCondition(text: string): Expression {
  const all = partsOf(text);
  if (!all?.length) return wrong('A condition is expected here.');
  const paths: string[] = [];
  let expects: 'operand' | 'operator' = 'operand';
  for (const part of all) {
    if (expects === 'operand' ? !isOperand(part) : !isOperator(part)) {
      return wrong(`"${part.text}" is not expected in the condition.`);
    }
    if (part.kind === 'path') paths.push(part.text);
    expects = expects === 'operand' ? 'operator' : 'operand';
  }
  return expects === 'operand' ? wrong('The condition ends too early.') : { paths, fault: null };
}

const isOperator = ({ kind, text }: Part): boolean =>
  kind === 'sign' ? !['|', ':', ','].includes(text) : kind === 'word' && text !== 'in';

const repeat = /^([A-Za-z_]\w*)\s+in\s+([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)$/;

/** `line in invoice.lines` */
export function readRepeat(text: string): { readonly item: string; readonly list: string } | null {
  const [, item, list] = repeat.exec(text.trim()) ?? [];
  return item && list ? { item, list } : null;
}
