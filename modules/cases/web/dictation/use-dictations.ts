import { api } from '#kernel/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TypingStatus } from '../../domain/index.ts';

export type Person = { readonly id: string; readonly name: string };

export type DictationJob = {
  readonly id: string;
  readonly status: TypingStatus;
  readonly dueOn: string;
  readonly typist: Person | null;
  readonly returnReason: string | null;
  readonly reportFileId: string | null;
  readonly reportName: string | null;
};

export type Dictation = {
  readonly id: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly seconds: number | null;
  readonly status: 'received' | 'typing' | 'typed';
  readonly note: string | null;
  readonly recordedBy: string | null;
  readonly receivedAt: string;
  readonly job: DictationJob | null;
};

export type DictationReports = {
  readonly id: string;
  readonly dueDate: string | null;
  readonly typist: Person | null;
  readonly note: string | null;
  readonly picUser: Person | null;
  readonly canTranscribe: boolean;
  readonly summary: {
    readonly dictations: number;
    readonly minutes: number;
    readonly typed: number;
    readonly nextDue: string | null;
  };
  readonly items: readonly Dictation[];
};

export function useDictations(fromModule: string, objectId: string, isWanted: boolean) {
  const queryKey = ['dictations', objectId];
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey,
    staleTime: 0,
    enabled: isWanted,
    queryFn: ({ signal }) =>
      api.get<DictationReports>('/app/case-dictation-reports', { fromModule, objectId }, signal),
  });
  return { data, error, reload: () => client.invalidateQueries({ queryKey }) };
}

export type Typist = Person & { readonly kind: string; readonly minutes: number };

/** Whom a job can be given to. */
export const useTypists = (isWanted: boolean) =>
  useQuery({
    queryKey: ['typing', 'typists'],
    staleTime: 0,
    enabled: isWanted,
    queryFn: ({ signal }) =>
      api.get<{ items: readonly Typist[] }>('/app/typing-jobs/typists', undefined, signal),
  });
