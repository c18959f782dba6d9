import { buffer } from 'node:stream/consumers';
import type { Actor } from '#kernel/domain';
import { Refused, contextOf, invalid } from '#kernel/server';
import type { Services } from '#kernel/server';
import { extensionOf, extensionsOf, fileRights } from '../../domain/index.ts';
import { reachFile } from '../file-access.ts';
import { askForTranscription, modelOf } from './ask-model.ts';
import { keepDigest, keptDigest } from './digests.ts';
import type { Digest } from './digests.ts';

type Content = { readonly text: string };

const mostBytes = 25 * 1024 ** 2;

/** `en`, `en-AU`, `English`; empty: the model hears it. */
export function readLanguage(given: unknown): string {
  if (given === undefined || given === null || given === '') return '';
  if (typeof given === 'string' && /^[a-z][a-z -]{1,29}$/i.test(given)) return given.toLowerCase();
  throw invalid([{ message: 'This is no language.', members: ['language'] }]);
}

const told = (
  { content, model, madeAt }: Digest<Content>,
  language: string,
  isCached: boolean,
) => ({
  text: content.text,
  language,
  model,
  madeAt,
  isCached,
});

/** B-341, C-314. Dictations are sent to the model as they are; without one it is refused. */
export async function transcribeAudio(
  services: Services,
  actor: Actor,
  id: string,
  { language, requestId }: { readonly language: string; readonly requestId: string },
): Promise<object> {
  const file = await reachFile(services, actor, id, 'read', requestId);
  if (!fileRights.mayDownload(actor)) throw new Refused('notPermitted');
  const isAudio = (extensionsOf.recording as readonly string[]).includes(extensionOf(file.name));
  if (!isAudio) throw new Refused('notAudio');
  const context = contextOf(actor, requestId);
  const key = { fileId: file.id, kind: 'transcription', variant: language } as const;
  const { kept, provider } = await services.db.snapshot(context, async (tx) => ({
    kept: await keptDigest<Content>(tx, key),
    provider: await modelOf(services, tx),
  }));
  if (kept) return told(kept, language, true);
  if (!provider) throw new Refused('modelNotSet');
  if (file.size > mostBytes) throw new Refused('audioTooLarge');
  const source = await services.storage.get(file.storageKey);
  if (!source) throw new Refused('unavailable');
  const audio = { name: file.name, type: file.contentType, bytes: await buffer(source) };
  const text = (await askForTranscription(provider, audio, language || null))
    .replaceAll('\u0000', '')
    .toWellFormed();
  const made = { content: { text }, model: provider.name };
  const digest = await services.db.transaction(context, (tx) => keepDigest(tx, key, made));
  if (!digest) throw new Refused('notFound');
  return told(digest, language, false);
}
