export type Mentioned = { readonly id: string; readonly displayName: string };

/** Who is named in the text as `@First Last`; a name that begins another does not count for it. */
export function mentionedIn<P extends Mentioned>(text: string, people: readonly P[]): P[] {
  const spans = spansIn(text, people);
  return people.filter(({ id }) => spans.some(({ person }) => person?.id === id));
}

export type TextSpan<P extends Mentioned = Mentioned> = {
  readonly text: string;
  readonly person?: P;
};

/** The text in pieces, where a piece may be the name of somebody. */
export function spansIn<P extends Mentioned>(text: string, people: readonly P[]): TextSpan<P>[] {
  const longestFirst = [...people].sort((a, b) => b.displayName.length - a.displayName.length);
  const spans: TextSpan<P>[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const person =
      text[at] === '@'
        ? longestFirst.find(({ displayName }) => text.startsWith(displayName, at + 1))
        : undefined;
    if (!person) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) spans.push({ text: plain });
    plain = '';
    spans.push({ text: `@${person.displayName}`, person });
    at += person.displayName.length + 1;
  }
  return plain ? [...spans, { text: plain }] : spans;
}

/** Nobody is told twice, and nobody of what they wrote themselves. */
export const toTell = (
  mentionIds: readonly string[],
  told: readonly string[],
  authorId: string | null,
): string[] => mentionIds.filter((id) => !told.includes(id) && id !== authorId);
