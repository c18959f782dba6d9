import type { FastifyInstance, InjectOptions } from 'fastify';

/** JSON whose shape only the test knows: any path through it type-checks. */
export type Loose = string & readonly Loose[] & { readonly [key: string]: Loose };

export type ApiAnswer = {
  readonly status: number;
  /** Parsed JSON, or the text when it is none. */
  readonly body: Loose;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly raw: Buffer;
};

type Extra = { headers?: Record<string, string> };

export type Api = {
  get(url: string, extra?: Extra): Promise<ApiAnswer>;
  post(url: string, body?: unknown, extra?: Extra): Promise<ApiAnswer>;
  put(url: string, body?: unknown, extra?: Extra): Promise<ApiAnswer>;
  delete(url: string, extra?: Extra): Promise<ApiAnswer>;
};

export function apiFor(app: FastifyInstance, token?: string): Api {
  const send = async (
    method: InjectOptions['method'],
    url: string,
    body: unknown,
    extra: Extra = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...extra.headers },
      ...(body !== undefined && { payload: body as object }),
    } as InjectOptions);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      raw: answer.rawPayload,
      body: parse(answer.body),
    };
  };
  return {
    get: (url, extra) => send('GET', url, undefined, extra),
    post: (url, body = {}, extra) => send('POST', url, body, extra),
    put: (url, body = {}, extra) => send('PUT', url, body, extra),
    delete: (url, extra) => send('DELETE', url, undefined, extra),
  };
}

function parse(text: string): Loose {
  try {
    return JSON.parse(text) as Loose;
  } catch {
    return text as Loose;
  }
}
