import { api, toast, toastFailure } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listMailRecipients, previewEmail, sendEmail } from '../../domain/index.ts';
import type { MailRecipients, SeenMessage } from './message-answers.ts';
import { codeOf, troublesOfAnswer } from './message-answers.ts';
import { emptyDraft, payloadOf, troublesOf } from './message-draft.ts';
import type { Draft, RecordLink, Troubles } from './message-draft.ts';

/** B-380. */
export const emailSent = 'Email has been sent!';

const useRecipients = (about: RecordLink) =>
  useQuery({
    queryKey: ['mailRecipients', about],
    queryFn: ({ signal }) => api.get<MailRecipients>(listMailRecipients.path, { ...about }, signal),
  }).data;

/** The draft, what is wrong with it, and the preview while the draft is still what was previewed. */
export function useMessage(about: RecordLink, start: Partial<Draft>, close: () => void) {
  const queries = useQueryClient();
  const recipients = useRecipients(about);
  const [typed, setTyped] = useState<Partial<Draft>>(start);
  const [troubles, setTroubles] = useState<Troubles>({});
  const [seen, setSeen] = useState<SeenMessage | null>(null);
  const [isStale, setStale] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const draft: Draft = {
    ...emptyDraft,
    to: recipients?.items[0]?.email ?? '',
    codeTo: recipients?.mobiles[0]?.number ?? '',
    ...typed,
  };

  const change = (next: Partial<Draft>) => {
    setTyped((all) => ({ ...all, ...next }));
    setTroubles((all) => Object.fromEntries(Object.entries(all).filter(([key]) => !(key in next))));
    setSeen(null);
  };

  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const own = troublesOfAnswer(error);
      if (own) setTroubles(own);
      else toastFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const askPreview = () => api.post<SeenMessage>(previewEmail.path, payloadOf(about, draft));

  /** True: it can be looked at now. */
  const preview = async (): Promise<boolean> => {
    const found = troublesOf(draft);
    setTroubles(found);
    if (Object.keys(found).length) return false;
    let isSeen = false;
    await during(async () => {
      setSeen(await askPreview());
      setStale(false);
      isSeen = true;
    });
    return isSeen;
  };

  const send = () =>
    during(async () => {
      if (!seen) return;
      try {
        await api.post(sendEmail.path, { ...payloadOf(about, draft), hash: seen.hash });
      } catch (error) {
        if (codeOf(error) !== 'stalePreview') throw error;
        setSeen(await askPreview());
        setStale(true);
        return;
      }
      toast.success(emailSent);
      await queries.invalidateQueries({ queryKey: ['emailsOfRecord', about] });
      close();
    });

  /** B-317, B-318: the same message to somebody of the practice, to see it arrive. */
  const sendPreviewTo = (to: string) =>
    during(async () => {
      const own = { ...payloadOf(about, draft), to, cc: null };
      const { hash } = await api.post<SeenMessage>(previewEmail.path, own);
      await api.post(sendEmail.path, { ...own, hash });
      toast.success(emailSent);
    });

  return {
    draft,
    recipients,
    troubles,
    seen,
    isStale,
    isBusy,
    change,
    preview,
    send,
    sendPreviewTo,
  };
}

export type MessageWork = ReturnType<typeof useMessage>;
