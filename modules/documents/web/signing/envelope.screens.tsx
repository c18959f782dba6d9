import { recordPathOf } from '#kernel/domain';
import { ActionButton, screensFor, useSession, Warning } from '#kernel/web';
import { Link } from 'react-router';
import { envelope, remindSigner, sendEnvelope, voidEnvelope } from '../../domain/index.ts';
import { CheckDocumentButton, CheckSignedButton } from './check-document.tsx';
import { EnvelopeSigners } from './envelope-signers.tsx';
import { EnvelopeTimeline } from './envelope-timeline.tsx';

type Linked = {
  readonly fromModule: string | null;
  readonly objectId: string | null;
  readonly objectReferenceName: string | null;
};

function RecordLink({ envelope: of }: { envelope: Linked }) {
  const { actor } = useSession();
  if (!of.objectReferenceName) return <span className="soft">–</span>;
  const path = recordPathOf(actor, of);
  return path ? <Link to={path}>{of.objectReferenceName}</Link> : of.objectReferenceName;
}

const isOpen = (status: string): boolean => status === 'sent' || status === 'delivered';

export const envelopeScreens = screensFor(envelope, {
  banner: ({ record }) =>
    (record.status === 'declined' || record.status === 'voided') &&
    record.endReason && <Warning>{record.endReason}</Warning>,
  listActions: CheckDocumentButton,
  listNeeds: ['status', 'fromModule', 'objectId', 'objectReferenceName'],
  cells: { objectReferenceName: ({ record }) => <RecordLink envelope={record} /> },
  widths: { number: 170, title: 260, objectReferenceName: 180, status: 110 },
  rowActions: ({ record }) =>
    record.status === 'draft'
      ? [sendEnvelope, voidEnvelope]
      : isOpen(record.status)
        ? [remindSigner, voidEnvelope]
        : [],
  actions: ({ record }) => (
    <>
      {record.signedFileId && <CheckSignedButton fileId={record.signedFileId} />}
      {record.status === 'draft' && (
        <ActionButton action={sendEnvelope} record={record} done="The link is on its way." />
      )}
      {isOpen(record.status) && record.provider === 'own' && (
        <ActionButton action={remindSigner} record={record} done="The link is on its way again.">
          Send the link again
        </ActionButton>
      )}
      <ActionButton action={voidEnvelope} record={record} />
    </>
  ),
  panels: {
    Signers: ({ record }) => (
      <>
        {record.objectReferenceName && (
          <p>
            <span className="soft">About </span>
            <RecordLink envelope={record} />
          </p>
        )}
        <EnvelopeSigners id={record.id} status={record.status} />
      </>
    ),
    Timeline: ({ record }) => <EnvelopeTimeline id={record.id} status={record.status} />,
  },
});
