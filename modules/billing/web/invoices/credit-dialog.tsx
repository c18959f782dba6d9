import type { AnyAction, Currency } from '#kernel/domain';
import { exact, formatMoney } from '#kernel/domain';
import {
  Amount,
  ActionDialog,
  panelText,
  runAction,
  TableFrame,
  toast,
  useSession,
  useUnsaved,
} from '#kernel/web';
import { Input, Skeleton } from 'antd';
import { useState } from 'react';
import { creditInvoice, creditOfLines, creditOutcome, leftOf } from '../../domain/index.ts';
import type { CreditableLine, CreditedLine } from '../../domain/index.ts';
import './invoices.css';
import { useCorrections } from './use-corrections.ts';

const asked: AnyAction = { ...creditInvoice, input: { reason: creditInvoice.input.reason } };

type Amounts = Readonly<Record<string, string>>;

const nothingEntered = 'Enter what is credited of each line.';

const amountPattern = /^\d{1,12}(\.\d{1,2})?$/;

/** Lines with an amount; what is no amount yet is not counted. */
export const wantedOf = (amounts: Amounts) =>
  Object.entries(amounts)
    .map(([invoiceLineId, amount]) => ({ invoiceLineId, amount: amount.trim() }))
    .filter(({ amount }) => amountPattern.test(amount) && !exact(amount).isZero());

const wholeOf = (lines: readonly CreditableLine[]): Amounts =>
  Object.fromEntries(lines.map((line) => [line.id, leftOf(line).amount]));

/** What will happen, in the figures of the decision itself. */
export function creditWords(
  open: string,
  lines: readonly CreditableLine[],
  amounts: Amounts,
  currency: Currency,
): readonly string[] {
  const money = (amount: string): string => formatMoney(amount, currency);
  const wanted = wantedOf(amounts);
  if (!wanted.length) return [nothingEntered];
  const credited = creditOfLines(lines, wanted);
  if ('kind' in credited) return ['More is entered than is left of a line.'];
  const { total, openAfter, rest } = creditOutcome(open, credited as readonly CreditedLine[]);
  return [
    `The credit note comes to ${money(total)} with GST.`,
    `Then ${money(openAfter)} of the invoice is open.`,
    ...(exact(rest).isZero() ? [] : [`${money(rest)} stays as credit of the customer.`]),
  ];
}

type LineProps = {
  line: CreditableLine;
  amount: string;
  change: (amount: string) => void;
};

const CreditLine = ({ line, amount, change }: LineProps) => (
  <tr>
    <td>{line.description}</td>
    <td className="number">
      <Amount of={line.amount} />
    </td>
    <td className="number">
      <Amount of={leftOf(line).amount} />
    </td>
    <td className="number">
      <Input
        className="invoice-credit-input"
        inputMode="decimal"
        aria-label={`Credit of ${line.description}`}
        value={amount}
        {...(amount && !amountPattern.test(amount.trim()) && { status: 'error' as const })}
        onChange={({ target }) => change(target.value)}
      />
    </td>
  </tr>
);

type Props = { invoiceId: string; close: () => void; changed: () => Promise<void> };

/** Whole at first; whoever disputes one line clears the others. */
export function CreditDialog({ invoiceId, close, changed }: Props) {
  const { data, error } = useCorrections(invoiceId);
  const [typed, setTyped] = useState<Amounts>({});
  const lines = data?.lines ?? [];
  const amounts = { ...wholeOf(lines), ...typed };
  const run = async (input: Record<string, unknown>) => {
    // An empty list means the whole invoice to the server; here it means that nothing was entered.
    if (!wantedOf(amounts).length) return toast.error(nothingEntered);
    const answer = await runAction<{ creditNoteNo: string }>(creditInvoice, invoiceId, {
      ...input,
      lines: wantedOf(amounts),
    });
    toast.success(`Credit note ${answer?.creditNoteNo ?? ''} was made.`);
    close();
    await changed();
  };
  return (
    <ActionDialog action={asked} run={run} close={close}>
      {error && <p className="soft">{panelText(error)}</p>}
      {data ? (
        <CreditLines
          open={data.open}
          lines={lines}
          amounts={amounts}
          isTyped={Object.keys(typed).length > 0}
          change={(id, amount) => setTyped({ ...typed, [id]: amount })}
        />
      ) : (
        !error && <Skeleton active title={false} />
      )}
    </ActionDialog>
  );
}

type LinesProps = {
  open: string;
  lines: readonly CreditableLine[];
  amounts: Amounts;
  isTyped: boolean;
  change: (id: string, amount: string) => void;
};

/** Within the dialog, so that it asks before typed amounts are lost. */
function CreditLines({ open, lines, amounts, isTyped, change }: LinesProps) {
  const { currency } = useSession();
  useUnsaved({ isDirty: isTyped });
  return (
    <>
      <TableFrame label="Lines to credit" heads={heads} numbers={heads.slice(1)}>
        {lines.map((line) => (
          <CreditLine
            key={line.id}
            line={line}
            amount={amounts[line.id] ?? ''}
            change={(amount) => change(line.id, amount)}
          />
        ))}
      </TableFrame>
      <div className="invoice-outcome" role="status">
        {creditWords(open, lines, amounts, currency).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </>
  );
}

const heads = ['Line', 'Charged', 'Left', 'Credit without GST'];
