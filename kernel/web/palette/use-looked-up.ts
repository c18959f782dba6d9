import { shortestSearch } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import { useQueries } from '@tanstack/react-query';
import { typedSources } from './typed-answers.ts';

/** What the modules learned of the words from the server, by their groups. */
export function useLookedUp(actor: Actor, asked: string): ReadonlyMap<string, unknown> {
  const text = asked.trim();
  const asking = typedSources(actor).flatMap(({ group, look }) => (look ? [{ group, look }] : []));
  const answers = useQueries({
    queries: asking.map(({ group, look }) => ({
      queryKey: ['typed', group, text],
      enabled: text.length >= shortestSearch,
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await look(text, signal)) ?? null,
    })),
  });
  return new Map(asking.map(({ group }, at) => [group, answers[at]?.data]));
}
