import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type AskedModel = {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: string;
};

export type FakeModel = {
  readonly url: string;
  readonly asked: readonly AskedModel[];
  /** What it answers from now on, as the content of a message or as a transcription. */
  answer(content: string, status?: number): void;
};

/** Speaks as much of the protocol of OpenAI as is used. */
export async function aModel(): Promise<FakeModel> {
  const asked: AskedModel[] = [];
  let [content, status] = ['{}', 200];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      asked.push({ path, key: headers.authorization, body });
      const answer = path.startsWith('/audio')
        ? { text: content }
        : { choices: [{ message: { content } }] };
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (given, as = 200) => void ([content, status] = [given, as]),
  };
}
