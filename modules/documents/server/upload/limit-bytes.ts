/** Breaks off with the error as soon as more than so many bytes have come. */
export async function* limitBytes(
  source: AsyncIterable<Uint8Array>,
  bytes: number,
  error: () => Error,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > bytes) throw error();
    yield chunk;
  }
}
