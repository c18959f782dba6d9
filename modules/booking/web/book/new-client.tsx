import { resourceNamed } from '#kernel/domain';
import type { Reference } from '#kernel/domain';
import { RecordDialog } from '#kernel/web';
import { clientFromWords } from '#parties/domain';
import { nameInSentence } from '../parts/tenant-labels.ts';

type Props = {
  companyId: string | null;
  /** What was typed while looking for the person. */
  typed: string;
  done: (client: Reference) => void;
  close: () => void;
};

const asked = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'mobile',
  'email',
  'address',
  'claimNo',
  'injuryDate',
  'companyId',
  'caseManagerId',
];

/** As much as a booking needs, judged like the whole form; the rest is filled in on the client's page. */
export function NewClient({ companyId, typed, done, close }: Props) {
  return (
    <RecordDialog
      resource={resourceNamed('client')}
      only={asked}
      title={`New ${nameInSentence('client')}`}
      preset={{ ...clientFromWords(typed), ...(companyId && { companyId }) }}
      use={done}
      close={(_isSaved, saved) => {
        if (!saved) return close();
        done({ id: saved.id, displayName: `${String(saved.firstName)} ${String(saved.lastName)}` });
      }}
    />
  );
}
