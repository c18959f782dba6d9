export type TextBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'points'; readonly points: readonly string[] };

/** Plain text as it is typed: empty lines, "- " and "# " are all the form it has. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((part) => blocksIn(part.split('\n').map((line) => line.trim())))
    .filter((block) => block.kind === 'points' || block.text !== '');
}

function blocksIn(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2).trim() });
    else if (!line.startsWith('- ')) {
      if (last?.kind === 'paragraph') {
        blocks[blocks.length - 1] = { kind: 'paragraph', text: `${last.text} ${line}` };
      } else blocks.push({ kind: 'paragraph', text: line });
    } else if (last?.kind === 'points') {
      blocks[blocks.length - 1] = { kind: 'points', points: [...last.points, line.slice(2)] };
    } else blocks.push({ kind: 'points', points: [line.slice(2)] });
  }
  return blocks;
}
