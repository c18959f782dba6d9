import { formatDateTime } from '#kernel/domain';
import { panelText, StatusChip, useSession } from '#kernel/web';
import { Alert, Skeleton } from 'antd';
import { signatureKinds, signerStatuses, signerTones } from '../../domain/index.ts';
import { useEnvelopeParts } from './envelope-parts.ts';
import './signing.css';

type Props = { id: string; status: string };

/** Who signs, in their order, and how far each of them is. */
export function EnvelopeSigners({ id, status }: Props) {
  const { zone, dateFormat } = useSession();
  const { data, error } = useEnvelopeParts('signers', id, status);
  if (error) return <Alert type="error" title={panelText(error)} showIcon />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const when = (label: string, at: string | null) =>
    at && `${label} ${formatDateTime(at, zone, dateFormat)}`;
  return (
    <ol className="signers">
      {data.items.map((signer) => (
        <li key={signer.id} className="signer">
          <span className="signer-turn" aria-hidden="true">
            {signer.place}
          </span>
          <span className="signer-who">
            <strong>{signer.name}</strong>
            <small className="soft">{signer.email}</small>
            <small className="soft">
              {[
                when('Invited', signer.invitedAt),
                when('opened', signer.openedAt),
                when('signed', signer.signedAt),
                signer.signatureKind && signatureKinds[signer.signatureKind].toLowerCase(),
                signer.declineReason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <StatusChip tone={signerTones[signer.status]}>{signerStatuses[signer.status]}</StatusChip>
        </li>
      ))}
    </ol>
  );
}
