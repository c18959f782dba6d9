import { api } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';

export type AttachmentTypeItem = { readonly id: string; readonly displayName: string };

/** C-317: what a file can be, in the words of the practice. */
export function useAttachmentTypes(): readonly AttachmentTypeItem[] {
  const { data } = useQuery({
    queryKey: ['attachmentTypes'],
    queryFn: ({ signal }) =>
      api.get<{ items: AttachmentTypeItem[] }>(
        '/app/attachments/attachmentTypes',
        undefined,
        signal,
      ),
  });
  return data?.items ?? [];
}
