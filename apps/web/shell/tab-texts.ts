/** A title in parts: `kind` gives way first, then `head` is cut; `tail` stays. */
export type TabText = { readonly head: string; readonly tail: string; readonly kind: string };

/** So many letters fit into a tab as they are. */
const short = 19;
const longestTail = 12;

/** How far two titles say the same, in whole words. */
function sharedLength(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return one.lastIndexOf(' ', same - 1) + 1;
}

/** `APT-2026-` of `APT-2026-008988`: all of a kind begin alike, and the digits fill a tab early. */
const startOfReference = /^[A-Z]+-(\d+-)?(?=\d+$)/;

/** `FQ-2026-000012 Harbour Lawyers`: the number tells it from the others, and fits as it is. */
const isNumbered = (title: string): boolean => /^[A-Z]+-(\d+-)?\d+ /.test(title);

/** The last word stays if it is short; of one long word the last letters. */
function endOf(title: string): number {
  const word = title.lastIndexOf(' ');
  if (word < 0) return title.length - longestTail;
  return title.length - word <= longestTail + 1 ? word : title.length;
}

/**
 * What tells open tabs apart stays readable: of titles that begin alike the rest is kept, of others
 * the last word.
 */
export function tabTexts(tabs: readonly { title: string; postFix: string }[]): TabText[] {
  const parts = tabs.map(({ title, postFix }) => {
    const kind = / List$/.exec(title)?.[0] ?? '';
    const name = title.slice(0, title.length - kind.length);
    return { title: name, kind: postFix ? `${kind} ${postFix}` : kind };
  });
  return parts.map(({ title, kind }) => {
    const start = startOfReference.exec(title)?.[0];
    if (start) return { head: start, tail: title.slice(start.length), kind };
    if (title.length <= short || isNumbered(title)) return { head: title, tail: '', kind };
    const others = parts.map((other) => other.title).filter((other) => other !== title);
    const shared = Math.max(0, ...others.map((other) => sharedLength(title, other)));
    const cut = shared > 0 && shared < title.length ? shared - 1 : endOf(title);
    return { head: title.slice(0, cut), tail: title.slice(cut), kind };
  });
}
