import { headBytes } from '../../domain/index.ts';

export type Peeked = { readonly head: Uint8Array; readonly rest: AsyncIterable<Uint8Array> };

/** Looks at the beginning of a stream; `rest` still gives all of it. */
export async function readFirstBytes(source: AsyncIterable<Uint8Array>): Promise<Peeked> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const iterator = source[Symbol.asyncIterator]();
  while (size < headBytes) {
    const { value, done } = await iterator.next();
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
  }
  const rest = async function* () {
    yield* chunks;
    for (;;) {
      const { value, done } = await iterator.next();
      if (done) return;
      yield value;
    }
  };
  return { head: Buffer.concat(chunks).subarray(0, headBytes), rest: rest() };
}
