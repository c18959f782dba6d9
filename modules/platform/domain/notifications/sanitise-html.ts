const plain = new Set(['b', 'strong', 'i', 'em', 'u', 'p', 'ul', 'ol', 'li', 'br', 'a']);
const silenced = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
]);
const safeAddress = /^(https?:\/\/|mailto:|\/(?!\/))[^\s"'<>\\]*$/i;

const escaped = (text: string): string =>
  text
    .replace(/&(?!(?:[a-z]{2,8}|#\d{2,6});)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

const piece =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

function openingTag(name: string, attributes: string): string {
  if (name !== 'a') return `<${name}>`;
  const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const address = (href?.[1] ?? href?.[2] ?? href?.[3] ?? '').replace(/&amp;/gi, '&').trim();
  return safeAddress.test(address) ? `<a href="${escaped(address)}" rel="noopener">` : '<a>';
}

/** Nothing is passed through: what comes out is written anew from a short list of tags. */
export function sanitiseHtml(html: string): string {
  const open: string[] = [];
  let written = '';
  let silence: string | null = null;
  for (const [text, slash, tag, attributes = ''] of html.matchAll(piece)) {
    const name = tag?.toLowerCase();
    if (silence) {
      if (slash && name === silence) silence = null;
    } else if (!name) {
      if (!text.startsWith('<!--')) written += escaped(text);
    } else if (silenced.has(name)) {
      if (!slash) silence = name;
    } else if (plain.has(name)) {
      if (!slash) {
        written += openingTag(name, attributes);
        if (name !== 'br') open.push(name);
      } else if (open.includes(name)) {
        let last: string | undefined;
        while (last !== name && (last = open.pop())) written += `</${last}>`;
      }
    }
  }
  return (
    written +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}
