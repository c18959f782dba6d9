/** Where a name should be and is not, in words that people read. `mailHasNoHole` looks for the same. */
const holes: readonly RegExp[] = [
  /(^|\s)(Dear|Hello|Hi) ?,/,
  /\b(of|for|team of) ,/,
  /: ,/,
  /, ,/,
  /\{\{/,
  /\bundefined\b/,
  /\bNaN\b/,
  /Invalid Date/,
];

/** The piece that shows the hole, or null. */
export function holeIn(subject: string, text: string): string | null {
  for (const words of [subject, text]) {
    for (const hole of holes) {
      const [found] = hole.exec(words) ?? [];
      if (found) return found.trim();
    }
  }
  return /\b(of|for)\s*$/.test(subject) ? subject.trim() : null;
}
