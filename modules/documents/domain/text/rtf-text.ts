/** Groups that hold no words of the document: fonts, colours, pictures, styles. */
const silent =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|themedata|colorschememapping|listtable|listoverridetable|rsidtbl|generator|datastore|xmlnstbl|latentstyles|header|footer|fldinst)$/;

const written: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n\n',
  page: '\n\n',
  row: '\n',
  cell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
};

const token =
  /\\'([0-9a-f]{2})|\\([a-z]+)(-?\d{1,10})? ?|\\(\*|[^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;

type Group = { readonly isSilent: boolean; readonly skips: number };

const windows1252 = (hex: string): string => {
  const code = Number.parseInt(hex, 16);
  const high = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
  return code >= 0x80 && code <= 0x9f ? (high[code - 0x80] ?? ' ') : String.fromCharCode(code);
};

/** The words of an RTF file, one line for each paragraph. */
export function rtfText(rtf: string): string {
  const groups: Group[] = [{ isSilent: false, skips: 1 }];
  let now: Group = { isSilent: false, skips: 1 };
  let toSkip = 0;
  const out: string[] = [];
  const write = (text: string) => {
    const kept = toSkip ? text.slice(toSkip) : text;
    toSkip = Math.max(0, toSkip - text.length);
    if (!now.isSilent) out.push(kept);
  };
  for (const [, hex, word, number, sign, brace, text] of rtf.matchAll(token)) {
    if (brace === '{') groups.push(now);
    else if (brace === '}') now = groups.pop() ?? now;
    else if (hex) write(windows1252(hex));
    else if (word === 'u' && number) {
      write(String.fromCharCode(Number(number) & 0xffff));
      toSkip = now.skips;
    } else if (word === 'uc') now = { ...now, skips: Number(number ?? 1) };
    else if (sign === '*' || (word && silent.test(word))) now = { ...now, isSilent: true };
    else if (word && written[word]) write(written[word]);
    else if (sign === '~') write(' ');
    else if (sign && '\\{}'.includes(sign)) write(sign);
    else if (text) write(text);
  }
  return out.join('').toWellFormed();
}
