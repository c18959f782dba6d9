import { formatDate, formatMoney } from '#kernel/domain';
import {
  api,
  InputForm,
  Notice,
  openTab,
  panelText,
  SectionCard,
  toast,
  useRefetch,
  useSession,
  useUnsaved,
} from '#kernel/web';
import { anyCase, caseTypeOf } from '#cases/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { approveBlueprint, invoice, readBlueprint } from '../../domain/index.ts';
import type { Blueprint } from '../../domain/index.ts';
import { proposedLines, totalsOfLines, troubleOf, wireLines } from './edited-line.ts';
import type { EditedLine } from './edited-line.ts';
import { InvoiceLines } from './invoice-lines.tsx';

/** What a case would be invoiced with; read anew each time, because charges come and go. */
export function Proposal({ caseId }: { caseId: string }) {
  const { data, error } = useQuery({
    queryKey: ['record', invoice.base, 'blueprint', caseId],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api.get<Blueprint>(readBlueprint.path, { objectId: caseId }, signal),
  });
  if (error) return <Alert type="error" showIcon title={panelText(error)} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  return <ProposalForm key={caseId} blueprint={data} />;
}

const {
  objectId: _,
  fromModuleType: __,
  fromModuleEnum: ___,
  lines: ____,
  ...head
} = approveBlueprint.input;

type Made = { readonly id: string; readonly invoiceNo: string };

function useMaking({ caseId, caseType }: Blueprint) {
  const queries = useQueryClient();
  const refetchInvoices = useRefetch(invoice);
  const refetchCase = useRefetch(caseTypeOf(caseType)?.resource ?? anyCase);
  return async (values: object) => {
    const made = await api.post<Made>(approveBlueprint.path, { objectId: caseId, ...values });
    toast.success(`Invoice ${made.invoiceNo} is made.`);
    openTab(`/view/${invoice.segment}/detail/${made.id}`);
    await Promise.all([
      refetchInvoices(),
      refetchCase(),
      queries.invalidateQueries({ queryKey: ['list', 'case-charges'] }),
    ]);
  };
}

function ProposalForm({ blueprint }: { blueprint: Blueprint }) {
  const { currency } = useSession();
  const [proposed] = useState<readonly EditedLine[]>(() => proposedLines(blueprint));
  const [lines, setLines] = useState(proposed);
  const [isMade, setMade] = useState(false);
  useUnsaved({ isDirty: lines !== proposed && !isMade });
  const make = useMaking(blueprint);
  const { total } = totalsOfLines(lines, blueprint.gstPercent);
  const start = {
    invoiceDate: blueprint.invoiceDate,
    dueDate: blueprint.dueDate,
    claimNo: blueprint.claimNo,
    purchaseOrderNo: blueprint.purchaseOrderNo,
    customerReference: blueprint.customerReference,
    note: blueprint.note,
  };
  const save = async (changes: object) => {
    const trouble = troubleOf(lines);
    if (trouble) {
      toast.warning(trouble);
      return false;
    }
    await make({ lines: wireLines(lines), ...changes });
    setMade(true);
    return true;
  };
  return (
    <>
      <ProposalHead blueprint={blueprint} />
      <SectionCard title="Lines">
        <Suspense fallback={<Skeleton active title={false} />}>
          <InvoiceLines lines={lines} gstPercent={blueprint.gstPercent} change={setLines} />
        </Suspense>
      </SectionCard>
      <SectionCard title="Invoice">
        <Suspense fallback={<Skeleton active title={false} />}>
          <InputForm
            fields={head}
            start={start}
            save={save}
            saveText={`Make invoice of ${formatMoney(total, currency)}`}
          />
        </Suspense>
      </SectionCard>
    </>
  );
}

function ProposalHead({ blueprint }: { blueprint: Blueprint }) {
  const { dateFormat } = useSession();
  const { caseNo, claimantName, companyName, termsFrom, dueDate, missing } = blueprint;
  return (
    <>
      <dl className="values invoicing-head">
        {[
          ['Case', `${caseNo} ${claimantName ?? ''}`],
          ['Invoiced to', companyName ?? 'No company'],
          ['Due', `${formatDate(dueDate, dateFormat)} (${termsFrom})`],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <Notice tone="warning" title="Before this invoice can be made">
          <ul className="invoicing-missing">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
