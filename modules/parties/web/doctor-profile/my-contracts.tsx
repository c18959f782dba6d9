import { can, formatDate } from '#kernel/domain';
import {
  callAction,
  Dialog,
  InputForm,
  StatusChip,
  TableFrame,
  toast,
  useSession,
} from '#kernel/web';
import type { Tone } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import {
  contractStatuses,
  contractTemplates,
  specialistContractWorkflow,
  viewAgreement,
} from '../../domain/index.ts';
import type { ContractStatus } from '../../domain/index.ts';
import { agreementPath } from '../specialist/contracts-panel.tsx';
import type { MyContract, MyProfile } from './my-profile.ts';

const { sign } = specialistContractWorkflow.actions;

const tones: Readonly<Record<ContractStatus, Tone>> = {
  draft: 'neutral',
  sent: 'warning',
  signed: 'success',
  cancelled: 'neutral',
};

type Props = { profile: MyProfile; name: string; refresh: () => Promise<void> };

/** The agreement is read first and signed with the own name. */
export function MyContracts({ profile, name, refresh }: Props) {
  const { actor, dateFormat } = useSession();
  const [signing, setSigning] = useState<MyContract | null>(null);
  const shown = profile.contracts.filter(({ status }) => status !== 'draft');
  if (!shown.length) return <p className="soft">No contract was sent to you yet.</p>;
  const day = (date: string | null) => formatDate(date, dateFormat);
  return (
    <>
      <TableFrame label="Contracts" heads={['Agreement', 'From', 'To', 'Status', '']}>
        {shown.map((contract) => (
          <tr key={contract.id}>
            <td>{contractTemplates[contract.template]}</td>
            <td>{day(contract.startDate)}</td>
            <td>{day(contract.endDate) || <span className="soft">open</span>}</td>
            <td>
              <StatusChip tone={tones[contract.status]}>
                {contract.status === 'sent' ? 'Waiting for you' : contractStatuses[contract.status]}
              </StatusChip>
              {contract.signedDate && <span className="soft">{day(contract.signedDate)}</span>}
            </td>
            <td className="mini-buttons">
              <span className="buttons">
                {contract.documentId && can(actor, viewAgreement.ability) && (
                  <a href={agreementPath(profile.id, contract.id)} target="_blank" rel="noreferrer">
                    Read
                  </a>
                )}
                {contract.status === 'sent' && (
                  <Button type="primary" size="small" onClick={() => setSigning(contract)}>
                    Sign
                  </Button>
                )}
              </span>
            </td>
          </tr>
        ))}
      </TableFrame>
      {signing && (
        <Dialog kind="confirm" title="Sign the agreement" close={() => setSigning(null)}>
          <p>
            With your name you accept the {contractTemplates[signing.template].toLowerCase()} from{' '}
            {day(signing.startDate)}.
          </p>
          <InputForm
            fields={{ signedBy: sign.input.signedBy }}
            start={{ signedBy: '' }}
            saveText="Sign"
            save={async ({ signedBy }) => {
              await callAction(sign, signing.id, { signedBy: signedBy ?? name });
              toast.success('Your agreement is signed.');
              setSigning(null);
              await refresh();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
