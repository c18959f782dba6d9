import type { Tx } from '#kernel/server';
import { templateDefault } from '../../domain/index.ts';
import type { TemplateWords } from './render-template.ts';

type Asked = {
  readonly language: string;
  readonly channel: 'email' | 'sms';
};

const text = `select coalesce(subject, '') as subject, content from ad_hoc
  where lower(name) = any ($1::text[]) and channel = $2 and is_active and not is_deleted limit 1`;

/**
 * What a practice wrote for those who speak a language: an ad hoc template with the name or the key of
 * the standard one and the language, e.g. "Appointment reminder to the claimant (Arabic)".
 */
export async function wordsInLanguage(
  tx: Tx,
  key: string,
  { language, channel }: Asked,
): Promise<TemplateWords | null> {
  const names = [key, templateDefault(key)?.label ?? key].map((name) =>
    `${name} (${language})`.toLowerCase(),
  );
  const [found] = await tx.query<TemplateWords>(text, [names, channel]);
  return found ?? null;
}
