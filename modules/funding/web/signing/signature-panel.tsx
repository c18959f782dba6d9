import { can, formatDateTime } from '#kernel/domain';
import type { AnyAction, AnyRecord } from '#kernel/domain';
import { envelope, envelopeStatuses, signerStatuses, signerTones } from '#documents/domain';
import {
  ActionDialog,
  api,
  callAction,
  EmptyState,
  FieldValue,
  Notice,
  panelText,
  StatusChip,
  TabLink,
  toast,
  useRefetch,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import {
  fundingAgreement,
  readAgreementSignature,
  sendAgreementForSignature,
} from '../../domain/index.ts';
import type { AgreementSignature } from '../../domain/index.ts';
import { isOut, signatureStep } from './signature-step.ts';
import '../agreements/agreements.css';

type Agreement = AnyRecord & {
  readonly id: string;
  readonly concurrencyStamp: string;
  readonly status: string;
  readonly signature: keyof typeof envelopeStatuses | null;
  readonly can?: readonly string[];
};

/** Who has signed, who holds it up, and what comes next. */
export function SignaturePanel({ record }: { record: Agreement }) {
  const { actor } = useSession();
  const path = readAgreementSignature.path.replace('{id}', record.id);
  const isOpen = can(actor, readAgreementSignature.ability);
  const { data, error } = useQuery({
    queryKey: ['record', fundingAgreement.base, record.id, 'signature', record.concurrencyStamp],
    enabled: isOpen,
    queryFn: ({ signal }) => api.get<AgreementSignature>(path, undefined, signal),
  });
  if (!isOpen)
    return (
      <p>{record.signature ? envelopeStatuses[record.signature] : 'Not sent for signature yet.'}</p>
    );
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  const send = <SendButton record={record} signature={data} />;
  const step = signatureStep(data);
  if (data.status === 'none')
    return (
      <EmptyState
        title="Not sent for signature yet"
        text="The agreement is printed as it stands and signed by link: first by the lender, then by the borrower."
        action={send}
      />
    );
  return (
    <>
      {step && <Notice tone={step.tone} title={step.words} />}
      <ChangedTerms of={data} />
      <Signers of={data} />
      <p className="mini-more signature-buttons">
        {data.envelopeId && (
          <TabLink to={`/view/${envelope.segment}/detail/${data.envelopeId}`}>
            {isOut(data) ? 'Remind or void' : `Open ${data.envelopeNo ?? 'envelope'}`}
          </TabLink>
        )}
        {Boolean(record['signedFileId']) && (
          <FieldValue
            field={fundingAgreement.fields.signedFileId}
            name="signedFileId"
            record={record}
          />
        )}
        {!isOut(data) && send}
      </p>
    </>
  );
}

/** What both signed is not what is agreed any more. */
export function ChangedTerms({ of }: { of: Pick<AgreementSignature, 'changedTerms' | 'status'> }) {
  if (!of.changedTerms.length) return null;
  return (
    <>
      <Notice
        tone="warning"
        title={
          isOut(of)
            ? 'The agreement that is signed now differs from the last one that both signed.'
            : 'Terms were changed after both had signed. Send it for signature again.'
        }
      />
      <div className="mini-scroll">
        <table className="mini-table" aria-label="Terms changed since signing">
          <thead>
            <tr>
              <th scope="col">Term</th>
              <th scope="col">As signed</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {of.changedTerms.map(({ label, signed, now }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{signed ?? 'Not in it'}</td>
                <td>{now ?? 'Taken out'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Signers({ of }: { of: AgreementSignature }) {
  const { dateFormat, zone } = useSession();
  return (
    <ol className="signature-signers" aria-label="Signers">
      {of.signers.map(({ name, email, status, signedAt }) => (
        <li key={email}>
          <StatusChip tone={signerTones[status]}>{signerStatuses[status]}</StatusChip> <b>{name}</b>{' '}
          <span className="soft">{email}</span>
          {signedAt && (
            <span className="soft">{` ${formatDateTime(signedAt, zone, dateFormat, ' ')}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The form opens with whom the records name. */
export const startingWith = ({ lender, borrower }: AgreementSignature): AnyAction => {
  const known: Readonly<Record<string, string | null>> = {
    lenderName: lender.name,
    lenderEmail: lender.email,
    borrowerName: borrower.name,
    borrowerEmail: borrower.email,
  };
  return {
    ...sendAgreementForSignature,
    input: Object.fromEntries(
      Object.entries(sendAgreementForSignature.input).map(([key, field]) => [
        key,
        known[key] ? { ...field, default: known[key] } : field,
      ]),
    ),
  };
};

type SendProps = { record: Agreement; signature: AgreementSignature };

function SendButton({ record, signature }: SendProps) {
  const [isOpen, setOpen] = useState(false);
  const refetch = useRefetch(fundingAgreement);
  if (record.status === 'cancelled') return null;
  if (!record.can?.includes(sendAgreementForSignature.ability)) return null;
  const run = async (input: Record<string, unknown>) => {
    if (!(await callAction(sendAgreementForSignature, record.id, input))) return;
    toast.success('The agreement is on its way to the lender, then to the borrower.');
    setOpen(false);
    await refetch();
  };
  return (
    <>
      <Button type="primary" size="small" onClick={() => setOpen(true)}>
        {signature.status === 'none' ? 'Send for signature' : 'Send again'}
      </Button>
      {isOpen && (
        <Suspense>
          <ActionDialog action={startingWith(signature)} run={run} close={() => setOpen(false)}>
            <p className="soft">
              The lender gets a link first; once they have signed, the borrower gets theirs.
            </p>
          </ActionDialog>
        </Suspense>
      )}
    </>
  );
}
