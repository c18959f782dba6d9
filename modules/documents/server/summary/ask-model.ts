import { Refused } from '#kernel/server';
import type { Config, ModelProvider, Services, Tx } from '#kernel/server';
import { settingValue } from '#platform/domain';
import { outsideFetch } from '#platform/server';
import type { SettingValues } from '#platform/domain';

const answerMilliseconds = 90_000;
const mostAnswerBytes = 4_000_000;
const settingText = 'select settings from platform_tenants where id = current_tenant()';

/** G-146: none unless one is set up and the tenant lets its documents go there. */
export async function modelOf(
  { config }: Pick<Services, 'config'>,
  tx: Pick<Tx, 'query'>,
): Promise<Config['model']> {
  if (!config.model) return undefined;
  const [row] = await tx.query<{ settings: SettingValues | null }>(settingText);
  const isAllowed = settingValue('ICS.Feature.DocumentModel', row?.settings ?? {}) === 'true';
  return isAllowed ? config.model : undefined;
}

/** Redirects would carry the key and the document elsewhere. */
async function call(
  { base, key }: ModelProvider,
  path: string,
  body: string | FormData,
): Promise<unknown> {
  try {
    const answer = await outsideFetch(`${base}${path}`, {
      method: 'POST',
      body,
      timeoutMs: answerMilliseconds,
      mostBytesIn: mostAnswerBytes,
      // A practice may run its model in its own network.
      allowedOrigins: [new URL(base).origin],
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(key && { authorization: `Bearer ${key}` }),
      },
    });
    if (!answer.isOk) throw new Error(`It answered ${answer.status}`);
    return answer.json();
  } catch (cause) {
    throw Object.assign(new Refused('modelFailed'), { cause });
  }
}

type Completion = { readonly choices?: readonly { message?: { content?: unknown } }[] };

/** What stands between the first brace and the last: models like to talk around it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as unknown;
  } catch {
    throw new Refused('modelFailed');
  }
}

/** Text goes out and an object comes back. */
export async function askForObject(
  provider: ModelProvider,
  task: string,
  material: string,
): Promise<Readonly<Record<string, unknown>>> {
  const body = {
    model: provider.name,
    temperature: 0,
    messages: [
      { role: 'system', content: task },
      { role: 'user', content: material },
    ],
  };
  const answer = (await call(provider, '/chat/completions', JSON.stringify(body))) as Completion;
  const content = answer.choices?.[0]?.message?.content;
  const found = typeof content === 'string' ? jsonIn(content) : null;
  if (typeof found !== 'object' || found === null) throw new Refused('modelFailed');
  return found as Readonly<Record<string, unknown>>;
}

type Audio = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

export async function askForTranscription(
  provider: ModelProvider,
  { name, type, bytes }: Audio,
  language: string | null,
): Promise<string> {
  const form = new FormData();
  form.append('model', provider.name);
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  if (language) form.append('language', language);
  const answer = await call(provider, '/audio/transcriptions', form);
  const text = (answer as { text?: unknown } | null)?.text;
  if (typeof text !== 'string') throw new Refused('modelFailed');
  return text;
}
