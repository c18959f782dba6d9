import { can, permits } from '#kernel/domain';
import type { RecordOf } from '#kernel/domain';
import {
  ActionButton,
  callAction,
  ChildPanel,
  DialogButton,
  toast,
  useRefetch,
  useSession,
} from '#kernel/web';
import type { StoredRecord } from '#kernel/web';
import {
  generateAgreement,
  sendForSignature,
  specialistContract,
  specialistContractWorkflow,
  syncAgreement,
} from '../../domain/index.ts';
import type { specialist } from '../../domain/index.ts';

type Props = { record: RecordOf<typeof specialist> };

const { sign, cancel } = specialistContractWorkflow.actions;

const cancelQuestion = 'Do you want to cancel this contract?';
const signedQuestion = `${cancelQuestion} Without another signed contract the specialist is no longer onboarded.`;

/** */
export const agreementPath = (specialistId: string, contractId: string): string =>
  `/view/specialist/template?id=${specialistId}&type=specialistAgreement&contractId=${contractId}`;

export function ContractsPanel({ record }: Props) {
  return (
    <>
      <ChildPanel
        resource={specialistContract}
        owner={record}
        isSettled={({ status }) => status === 'signed' || status === 'cancelled'}
        buttons={(contract) => <ContractButtons specialistId={record.id} contract={contract} />}
      />
      <p className="mini-more toolbar">
        <ActionButton
          size="small"
          action={syncAgreement}
          record={record}
          done="The dates of the signed contract hold now."
        />
      </p>
    </>
  );
}

type ButtonsProps = { specialistId: string; contract: StoredRecord };

function ContractButtons({ specialistId, contract }: ButtonsProps) {
  const { actor } = useSession();
  const refetch = useRefetch(specialistContract);
  const isRendered = permits(specialistContractWorkflow, contract, 'generateAgreement');

  const generate = async (input: Record<string, unknown>) => {
    await callAction(generateAgreement, specialistId, input);
    toast.success('The agreement is ready to sign.');
    await refetch();
  };

  return (
    <span className="buttons">
      {!!contract['documentId'] && (
        <a href={agreementPath(specialistId, contract.id)} target="_blank" rel="noreferrer">
          View
        </a>
      )}
      {isRendered && can(actor, generateAgreement.ability) && (
        <DialogButton
          size="small"
          action={generateAgreement}
          recordId={specialistId}
          fixed={{ contractId: contract.id }}
          run={generate}
        >
          {contract['documentId'] ? 'Generate again' : 'Generate agreement'}
        </DialogButton>
      )}
      {isRendered && !!contract['documentId'] && (
        <ActionButton
          size="small"
          action={sendForSignature}
          record={contract}
          question="Send the agreement to the specialist to sign it by email?"
          done="The agreement is on its way to be signed."
        />
      )}
      <ActionButton size="small" action={sign} record={contract} />
      <ActionButton
        size="small"
        action={cancel}
        record={contract}
        question={contract['status'] === 'signed' ? signedQuestion : cancelQuestion}
      />
    </span>
  );
}
