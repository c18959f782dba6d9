import { api, toastFailure, useRefetch } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { co } from '../../domain/index.ts';
import type { Poll, PollAnswer } from '../../domain/index.ts';

/** The grid with one answer changed, as it will be once the server has it. */
export const withAnswer = (
  poll: Poll,
  participantId: string,
  slotId: string,
  answer: PollAnswer,
): Poll => ({
  ...poll,
  answers: [
    ...poll.answers.filter((one) => one.participantId !== participantId || one.slotId !== slotId),
    { participantId, slotId, answer },
  ],
});

export function usePoll(id: string) {
  const queries = useQueryClient();
  const refetchCase = useRefetch(co);
  const queryKey = ['record', co.base, id, 'poll'];
  const path = `/app/${co.base}/${id}`;
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<Poll>(`${path}/poll`, undefined, signal),
  });
  /** The answer of a call is how it stands now; the case may have moved with it. */
  const changed = async (poll: Poll): Promise<void> => {
    queries.setQueryData(queryKey, poll);
    await refetchCase();
  };
  /** Shown at once, and taken back where the server refuses it. */
  const answer = async (participantId: string, slotId: string, given: PollAnswer) => {
    if (!data) return;
    queries.setQueryData(queryKey, withAnswer(data, participantId, slotId, given));
    try {
      const items = [{ slotId, answer: given }];
      const saved = await api.put<Poll>(`${path}/pollAnswers`, { participantId, items });
      queries.setQueryData(queryKey, saved);
    } catch (failure) {
      queries.setQueryData(queryKey, data);
      toastFailure(failure);
    }
  };
  return { poll: data, error, changed, answer, path, refetchCase };
}
