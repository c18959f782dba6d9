import { Refused } from '#kernel/server';

const pair = /^([\x21-\x2b\x2d-\x7e]{1,100})(?: ([A-Za-z0-9+/]*={0,2}))?$/;
const longest = 8192;

/** `filename cmVwb3J0LnBkZg==,objectId …`: words with their values in base64. */
export function uploadMetadata(
  header: string | string[] | undefined,
): Readonly<Record<string, string>> {
  const text = String(header ?? '').trim();
  if (text.length > longest) throw new Refused('malformed');
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const entry of text ? text.split(',') : []) {
    const [, key, value = ''] = pair.exec(entry.trim()) ?? [];
    if (key === undefined || key in values) throw new Refused('malformed');
    values[key] = Buffer.from(value, 'base64').toString('utf8');
  }
  return values;
}
