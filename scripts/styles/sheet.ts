/** What a style sheet says, as far as ownership of names is concerned. */
export type Sheet = {
  path: string;
  /** One entry for each part between commas, without what stands inside `@keyframes`. */
  selectors: string[];
  /** Names of `@keyframes` that it defines. */
  keyframes: string[];
  /** Names after `animation:`; names of no keyframes among them do no harm. */
  animations: string[];
};

const COMMENT = /\/\*[\s\S]*?\*\//g;
const ANIMATION = /animation(?:-name)?:([^;}]+)/g;

export function readSheet(path: string, text: string): Sheet {
  const plain = text.replace(COMMENT, ' ');
  const sheet: Sheet = { path, selectors: [], keyframes: [], animations: [] };
  readRules(plain, sheet);
  for (const [, value = ''] of plain.matchAll(ANIMATION)) {
    sheet.animations.push(...(value.match(/[a-z][\w-]*/gi) ?? []));
  }
  return sheet;
}

/** Walks the braces: `@media` and its like are entered, `@keyframes` and `@font-face` are not. */
function readRules(text: string, sheet: Sheet): void {
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{', at);
    if (open < 0) return;
    const head = text
      .slice(at, open)
      .replace(/^[^]*;/, '')
      .trim();
    const close = closingBrace(text, open);
    const keyframes = /^@keyframes\s+([\w-]+)/.exec(head)?.[1];
    if (keyframes) sheet.keyframes.push(keyframes);
    else if (/^@(media|container|supports|layer)\b/.test(head)) {
      readRules(text.slice(open + 1, close), sheet);
    } else if (!head.startsWith('@')) sheet.selectors.push(...splitAtCommas(head));
    at = close + 1;
  }
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The commas inside `:is(…)` and `:not(…)` divide nothing. */
function splitAtCommas(head: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of head) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim().replace(/\s+/g, ' ')).filter(Boolean);
}
