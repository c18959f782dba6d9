import { api, Dialog, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import type { RecordLink } from '../stored-file.ts';
import { KeptLetter } from './kept-letter.tsx';
import { LetterForm } from './letter-form.tsx';
import type { Letter, Kept } from './letter.ts';
import './letter.css';

type Props = { link: RecordLink; close: () => void };

/** A letter is written, looked at, attached to the record; then it is opened or saved. */
export function LetterDialog({ link, close }: Props) {
  const [kept, setKept] = useState<Kept | null>(null);
  const { data, error } = useQuery({
    queryKey: ['letter-draft', link.fromModule, link.objectId],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => api.get<Letter>('/app/letters/draft', { ...link }, signal),
  });
  return (
    <Dialog kind="summary" title={kept ? 'Letter attached' : 'Letter'} close={close}>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active />}
      {kept ? (
        <KeptLetter letter={kept} close={close} />
      ) : (
        data && <LetterForm link={link} draft={data} keep={setKept} />
      )}
    </Dialog>
  );
}
