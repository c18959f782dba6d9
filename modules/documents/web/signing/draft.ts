import { mostSigners, signatureBox, usualOpenDays, usualWidth } from '../../domain/index.ts';
import type { SignatureBox, SigningProvider } from '../../domain/index.ts';

export type DraftSigner = {
  /** Of this dialog only. */
  readonly key: number;
  readonly name: string;
  readonly email: string;
  readonly box: SignatureBox | null;
};

export type Draft = {
  readonly fileId: string | null;
  readonly title: string;
  readonly message: string;
  readonly needsCode: boolean;
  readonly openDays: number;
  readonly remindEveryDays: number | null;
  readonly provider: SigningProvider;
  readonly signers: readonly DraftSigner[];
};

export const newSigner = (key: number): DraftSigner => ({ key, name: '', email: '', box: null });

export const newDraft: Draft = {
  fileId: null,
  title: '',
  message: '',
  needsCode: false,
  openDays: usualOpenDays,
  remindEveryDays: 3,
  provider: 'own',
  signers: [newSigner(1)],
};

export const mayAddSigner = ({ signers }: Draft): boolean => signers.length < mostSigners;

export const withSigner = (draft: Draft, key: number, changes: Partial<DraftSigner>): Draft => ({
  ...draft,
  signers: draft.signers.map((one) => (one.key === key ? { ...one, ...changes } : one)),
});

/** One place earlier. */
export function movedUp(draft: Draft, key: number): Draft {
  const at = draft.signers.findIndex((one) => one.key === key);
  if (at < 1) return draft;
  const signers = [...draft.signers];
  signers.splice(at - 1, 0, ...signers.splice(at, 1));
  return { ...draft, signers };
}

/** Where the signature of a signer stands now: chosen, or where it would be put by itself. */
export const boxOf = (draft: Draft, key: number, pages: number): SignatureBox => {
  const at = draft.signers.findIndex((one) => one.key === key);
  const box = draft.signers[at]?.box;
  const none = { page: null, boxLeft: null, boxTop: null, boxWidth: null };
  return box ?? signatureBox(none, at, pages);
};

/** The box stays on the page, whatever the pointer does. */
export const boxAt = (page: number, left: number, top: number): SignatureBox => ({
  page,
  left: round(Math.min(Math.max(left, 0), 1 - usualWidth)),
  top: round(Math.min(Math.max(top, 0), 0.92)),
  width: usualWidth,
});

const round = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Why it cannot be sent yet; null when it can. */
export function whyNotReady({ fileId, title, signers }: Draft): string | null {
  if (!fileId) return 'Choose the document.';
  if (!title.trim()) return 'Give it a title.';
  if (signers.some(({ name, email }) => !name.trim() || !email.includes('@'))) {
    return 'Every signer needs a name and an email address.';
  }
  return null;
}

export const draftBody = (draft: Draft, link: object) => ({
  ...link,
  ...draft,
  title: draft.title.trim(),
  message: draft.message.trim() || null,
  signers: draft.signers.map(({ name, email, box }) => ({
    name: name.trim(),
    email: email.trim(),
    page: box?.page ?? null,
    boxLeft: box?.left ?? null,
    boxTop: box?.top ?? null,
    boxWidth: box?.width ?? null,
  })),
});
