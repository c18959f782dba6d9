const longest = 300;

/** Words after which a quoted name is a name of ours and nobody's data. */
const namesOurs =
  /\b(relation|column|function|type|constraint|table|index|trigger|reading|setting|property|module|operator|schema|role)\s*$/i;

const quoted = /(["'`])((?:(?!\1).){0,400})\1/g;
const isName = /^[\w.$-]{1,60}$/;

/**
 * Error messages quote what they choked on. What may be somebody's name, address or health is
 * left out; what tells a programmer where to look stays.
 */
export function scrubMessage(message: string): string {
  return message
    .replace(/\s+/g, ' ')
    .replace(quoted, (all, mark: string, inside: string, at: number, whole: string) =>
      isName.test(inside) && namesOurs.test(whole.slice(0, at)) ? all : `${mark}…${mark}`,
    )
    .replace(/=\([^)]*\)/g, '=(…)')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '‹email›')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '‹id›')
    .replace(/\b(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1')
    .replace(/\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{5,}\b/g, '‹token›')
    .replace(/\b(?=\w*\d)[A-Za-z0-9_-]{20,}\b/g, '‹token›')
    .replace(/\d{3,}/g, '‹n›')
    .trim()
    .slice(0, longest);
}

/** The first line of a stack that names a file of ours, without the way to it. */
export function placeOf(stack: string | undefined): string {
  const lines = (stack ?? '').split('\n').filter((line) => /:\d+:\d+/.test(line));
  const own = lines.find((line) => !/node_modules|node:/.test(line)) ?? '';
  const found = /([\w.-]+\/[\w.-]+|[\w.-]+):(\d+):\d+/.exec(own.replace(/\?[^:]*/, ''));
  return found ? `${found[1]}:${found[2]}` : '';
}
