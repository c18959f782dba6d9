import { api, callAction, toast, toastFailure } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listMailRecipients, previewEmail, sendEmail } from '../../domain/index.ts';
import { codeOf, troublesOfAnswer } from './message-answers.ts';
import type { MailRecipients, SeenMessage } from './message-answers.ts';
import { emptyDraft, payloadOf, troublesOf } from './message-draft.ts';
import type { Draft, RecordLink, Troubles } from './message-draft.ts';

/** B-380. */
const emailSent = 'Email has been sent!';

export const useRecipients = (about: RecordLink) =>
  useQuery({
    queryKey: ['mailRecipients', about],
    queryFn: ({ signal }) => api.get<MailRecipients>(listMailRecipients.path, { ...about }, signal),
  }).data;

const askPreview = (payload: object) => api.post<SeenMessage>(previewEmail.path, payload);
/** False: the person was asked about an address that nobody knows, and said no. */
const askSending = (payload: object, { hash }: SeenMessage) =>
  callAction(sendEmail, '', { ...payload, hash });

/** One call at a time; what is wrong with a field stands at the field. */
function useCalls() {
  const [troubles, setTroubles] = useState<Troubles>({});
  const [isBusy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>): Promise<void> => {
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
  return { troubles, setTroubles, isBusy, during };
}

function useDraft(about: RecordLink, start: Partial<Draft>) {
  const recipients = useRecipients(about);
  const [typed, setTyped] = useState<Partial<Draft>>(start);
  const draft: Draft = {
    ...emptyDraft,
    to: recipients?.items[0]?.email ?? '',
    codeTo: recipients?.mobiles[0]?.number ?? '',
    ...typed,
  };
  return { recipients, draft, setTyped };
}

/** The draft, what is wrong with it, and the preview while the draft is still what was previewed. */
export function useMessage(about: RecordLink, start: Partial<Draft>, close: () => void) {
  const queries = useQueryClient();
  const { recipients, draft, setTyped } = useDraft(about, start);
  const { troubles, setTroubles, isBusy, during } = useCalls();
  const [seen, setSeen] = useState<SeenMessage | null>(null);
  const [isStale, setStale] = useState(false);
  const payload = payloadOf(about, draft);

  const change = (next: Partial<Draft>) => {
    setTyped((all) => ({ ...all, ...next }));
    const left = Object.entries(troubles).filter(([key]) => !(key in next));
    setTroubles(Object.fromEntries(left));
    setSeen(null);
  };
  const look = async (isNew: boolean) => {
    setSeen(await askPreview(payload));
    setStale(isNew);
  };
  const preview = async (): Promise<void> => {
    const found = troublesOf(draft);
    setTroubles(found);
    if (!Object.keys(found).length) await during(() => look(false));
  };
  const send = () =>
    during(async () => {
      if (!seen) return;
      try {
        if (!(await askSending(payload, seen))) return;
      } catch (error) {
        if (codeOf(error) !== 'stalePreview') throw error;
        return look(true);
      }
      toast.success(emailSent);
      await queries.invalidateQueries({ queryKey: ['emailsOfRecord', about] });
      close();
    });
  /** B-317, B-318: the same message to somebody of the practice, to see it arrive. */
  const sendPreviewTo = (to: string) =>
    during(async () => {
      const own = { ...payload, to, cc: null };
      if (!(await askSending(own, await askPreview(own)))) return;
      toast.success(emailSent);
    });

  return {
    ...{ draft, recipients, troubles, seen, isStale, isBusy },
    ...{ change, preview, send, sendPreviewTo },
  };
}

export type MessageWork = ReturnType<typeof useMessage>;
