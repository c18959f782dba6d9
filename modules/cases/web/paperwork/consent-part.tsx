import { formatDateTime } from '#kernel/domain';
import type { AnyAction } from '#kernel/domain';
import { envelopeStatuses, envelopeTones } from '#documents/domain';
import type { EnvelopeStatus } from '#documents/domain';
import { FileWindow } from '#documents/web';
import { api, spoken, StatusChip, TableFrame, toast, toastFailure, useSession } from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { generateConsent, syncConsent } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { PaperworkPart } from './paperwork-part.tsx';
import { useCaseRows } from './use-case-rows.ts';

type Consent = StoredRecord & {
  readonly status: EnvelopeStatus;
  readonly signerName: string;
  readonly signerEmail: string | null;
  readonly sentAt: string;
  readonly endedAt: string | null;
  readonly signedFileId: string | null;
};

/** B-212: sent to the claimant, signed without an account, kept with the case. */
export function ConsentPart({ type, record }: CaseSectionProps) {
  const { rows, error, refetch } = useCaseRows<Consent>('case-consents', record.id);
  const [isRunning, setRunning] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const generate = generateConsent(type.resource);
  const sync = syncConsent(type.resource);
  const isOpen = rows?.some(({ status }) => status === 'sent' || status === 'delivered') ?? false;

  const run = async (action: AnyAction, done: string) => {
    setRunning(true);
    try {
      await api.post(action.path.replace('{id}', record.id), {});
      toast.success(done);
    } catch (failure) {
      toastFailure(failure);
    }
    await refetch();
    setRunning(false);
  };
  const button = (action: AnyAction, done: string) =>
    record.can?.includes(action.ability) && (
      <Button size="small" loading={isRunning} onClick={() => void run(action, done)}>
        {action.label}
      </Button>
    );

  return (
    <PaperworkPart
      title="Consent form"
      error={error}
      isLoading={!rows}
      actions={
        isOpen
          ? button(sync, 'The status is up to date.')
          : button(generate, 'The consent form is on its way.')
      }
    >
      {rows?.length ? (
        <TableFrame label="Consent forms" heads={['Signer', 'Status', 'Sent', 'Ended', '']}>
          {rows.map((consent) => (
            <ConsentLine key={consent.id} consent={consent} show={setShown} />
          ))}
        </TableFrame>
      ) : (
        <p className="soft">{spoken('The claimant gets a link and signs without an account.')}</p>
      )}
      {shown && (
        <Suspense>
          <FileWindow
            file={{ id: shown, fileName: 'Consent form.pdf', contentType: 'application/pdf' }}
            close={() => setShown(null)}
          />
        </Suspense>
      )}
    </PaperworkPart>
  );
}

type LineProps = { consent: Consent; show: (fileId: string) => void };

function ConsentLine({ consent, show }: LineProps) {
  const { zone, dateFormat } = useSession();
  const { signerName, signerEmail, status, sentAt, endedAt, signedFileId } = consent;
  return (
    <tr>
      <td>
        {signerName} <span className="soft">{signerEmail}</span>
      </td>
      <td>
        <StatusChip tone={envelopeTones[status]}>{envelopeStatuses[status]}</StatusChip>
      </td>
      <td>{formatDateTime(sentAt, zone, dateFormat)}</td>
      <td>
        {endedAt ? formatDateTime(endedAt, zone, dateFormat) : <span className="soft">-</span>}
      </td>
      <td className="mini-buttons">
        {signedFileId && (
          <Button size="small" onClick={() => show(signedFileId)}>
            Open signed form
          </Button>
        )}
      </td>
    </tr>
  );
}
