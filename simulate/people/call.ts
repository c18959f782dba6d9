export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Row = Readonly<Record<string, unknown>>;

/** One call that somebody made, as it is kept for the script. */
export type Call = {
  readonly act: number;
  /** In simulated milliseconds. */
  readonly at: number;
  readonly who: string | null;
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  /** A file that is uploaded: its name. */
  readonly upload?: string;
};

export type Answer = { readonly status: number; readonly body: Row };

/** `body` is what was answered, `sent` what was sent. */
export type MadeCall = Omit<Call, 'body'> & Answer & { readonly sent?: unknown };

const patience = 60_000;

export type Sent = { readonly origin: string; readonly token: string | null };

/** A small PDF, the same each time. */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

function bodyOf({ body, upload }: Call): {
  body?: FormData | string;
  headers?: Record<string, string>;
} {
  if (upload !== undefined) {
    const form = new FormData();
    form.append('file', new Blob([pdf], { type: 'application/pdf' }), upload);
    return { body: form };
  }
  if (body === undefined) return {};
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Status 0: no answer, for the server is down. */
export async function send(call: Call, { origin, token }: Sent): Promise<Answer> {
  const given = bodyOf(call);
  const headers = { ...given.headers, ...(token !== null && { authorization: `Bearer ${token}` }) };
  const signal = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(`${origin}${call.path}`, {
      method: call.method,
      ...given,
      headers,
      signal,
    });
    return { status: answer.status, body: readJson(await answer.text()) };
  } catch (error) {
    return { status: 0, body: { error: { message: String(error) } } };
  }
}

function readJson(text: string): Row {
  try {
    const read = JSON.parse(text || '{}') as unknown;
    return typeof read === 'object' && read !== null ? (read as Row) : { value: read };
  } catch {
    return { text: text.slice(0, 500) };
  }
}
