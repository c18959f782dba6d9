export type Cut = { readonly lengthMs: number; readonly keepMs: number | null };

/** What counts of a piece. */
export const keptLength = ({ lengthMs, keepMs }: Cut): number =>
  keepMs === null ? lengthMs : Math.min(keepMs, lengthMs);

export const wholeLength = (pieces: readonly Cut[]): number =>
  pieces.reduce((sum, piece) => sum + keptLength(piece), 0);

/** To record over from a point: what lies before it stays, the piece that it lies in ends there. */
export function cutPieces<P extends Cut>(pieces: readonly P[], pointMs: number): P[] {
  const kept: P[] = [];
  let start = 0;
  for (const piece of pieces) {
    if (start >= pointMs) break;
    const length = keptLength(piece);
    kept.push(start + length > pointMs ? { ...piece, keepMs: pointMs - start } : piece);
    start += length;
  }
  return kept;
}
