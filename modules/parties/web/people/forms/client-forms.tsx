import { can } from '#kernel/domain';
import { ActionButton, ChildPanel, MoveButtons, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { clientDocument, signFormOnline } from '../../../domain/index.ts';
import { ReturnedPages } from './returned-pages.tsx';

type Props = { clientId: string };

/** G-066: what a client was shown and asked for, and what came back. */
export default function ClientForms({ clientId }: Props) {
  const { actor } = useSession();
  if (!can(actor, `${clientDocument.name}.list`)) return null;
  return (
    <>
      <ChildPanel
        resource={clientDocument}
        owner={{ id: clientId }}
        buttons={(record) => record['kind'] === 'form' && <FormButtons record={record} />}
      />
      <ReturnedPages clientId={clientId} />
    </>
  );
}

const canBeSigned = ({ status }: StoredRecord): boolean =>
  status === 'waiting' || status === 'sentBack';

const FormButtons = ({ record }: { record: StoredRecord }) => (
  <span className="buttons">
    <MoveButtons resource={clientDocument} record={record} size="small" />
    {canBeSigned(record) && (
      <ActionButton
        size="small"
        action={signFormOnline}
        record={record}
        question="Ask the client to sign this form online? They get a link by email and on the portal."
        done="The client has been asked to sign."
      />
    )}
  </span>
);
