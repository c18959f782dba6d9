type Source = AsyncIterable<Uint8Array>;

/** Cuts a stream into pieces of so many bytes; each must be read to its end before the next. */
export async function* splitStream(source: Source, pieceBytes: number): AsyncGenerator<Source> {
  const iterator = source[Symbol.asyncIterator]();
  let left: Uint8Array | null = null;

  async function read(): Promise<Uint8Array | null> {
    const kept = left;
    left = null;
    if (kept) return kept;
    const { value, done } = await iterator.next();
    return done ? null : value;
  }

  async function* piece(first: Uint8Array): AsyncGenerator<Uint8Array> {
    let room = pieceBytes;
    for (let chunk: Uint8Array | null = first; chunk; chunk = room ? await read() : null) {
      const taken = chunk.subarray(0, room);
      if (taken.length < chunk.length) left = chunk.subarray(room);
      room -= taken.length;
      yield taken;
    }
  }

  for (let first = await read(); first; first = await read()) {
    if (first.length) yield piece(first);
  }
}
