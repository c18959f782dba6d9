import { can } from '#kernel/domain';
import { ActionButton, ChildPanel, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { clientDocument, clientFormWorkflow, signFormOnline } from '../../../domain/index.ts';
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

const { send, withdraw } = clientFormWorkflow.actions;

const withdrawQuestion =
  'Withdraw this form? The client can no longer return or sign it. You can send it again.';

/** What came back is accepted or sent back where its pages are. */
const FormButtons = ({ record }: { record: StoredRecord }) => (
  <span className="buttons">
    <ActionButton size="small" action={send} record={record} done="The mail is on its way." />
    <ActionButton size="small" action={withdraw} record={record} question={withdrawQuestion} />
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
