import type { RecordOf } from '#kernel/domain';
import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { envelope } from '../../domain/index.ts';
import type { envelopeEvent, envelopeSigner } from '../../domain/index.ts';

type Parts = {
  readonly signers: RecordOf<typeof envelopeSigner>;
  readonly events: RecordOf<typeof envelopeEvent>;
};

const fields = {
  signers: 'place,name,email,status,invitedAt,openedAt,signedAt,signatureKind,declineReason',
  events: 'kind,at,who,ip,userAgent,note',
} as const;

/** Asked again when the envelope has moved on: its status is part of the key. */
export const useEnvelopeParts = <K extends keyof Parts>(kind: K, id: string, status: string) =>
  useQuery({
    queryKey: ['record', envelope.base, id, kind, status],
    queryFn: ({ signal }) =>
      api.get<{ items: readonly Parts[K][] }>(
        `/app/${envelope.base}/${id}/${kind}`,
        { fields: fields[kind], maxResultCount: 100 },
        signal,
      ),
  });
