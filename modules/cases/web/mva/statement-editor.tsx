import { check, formatMoney, inputSchema } from '#kernel/domain';
import type { Currency, Field } from '#kernel/domain';
import {
  Amount,
  api,
  FieldInput,
  firstTrouble,
  saved,
  StatusChip,
  toast,
  toastFailure,
  todayIn,
  useSession,
  useUnsaved,
} from '#kernel/web';
import type { EditedRow } from '#kernel/web';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { mva, saveStatement } from '../../domain/index.ts';
import type { StatementLine } from '../../domain/index.ts';
import { balanceOf, outWords, wireLines } from './statement-balance.ts';

const { items: linesField, netToClient: netField } = saveStatement.input;

type Props = {
  claimId: string;
  gross: string;
  items: readonly StatementLine[];
  net: string | null;
  disbursedOn: string | null;
  done: (isSaved: boolean) => Promise<void>;
};

/** What is wrong before it is sent; null where it may leave. */
function troubleOf(body: object, out: string, currency: Currency): string | null {
  const checked = check(inputSchema(saveStatement.input), body);
  if (checked.ok) return out === '0.00' ? null : outWords(out, currency);
  const wrong = firstTrouble(checked.errors);
  return wrong ? `Row ${wrong.row + 1}: ${wrong.text}` : 'Enter the net to the client.';
}

/** C-269: the lines, the net, and all the time what is left over. */
export function StatementEditor({ claimId, gross, items, net: start, disbursedOn, done }: Props) {
  const { zone, currency } = useSession();
  const [net, setNet] = useState<string | null>(start);
  const [rows, setRows] = useState<readonly EditedRow[]>(
    items.length ? items.map((item) => ({ ...item })) : [{ kind: 'costs' }],
  );
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { rest, out } = balanceOf(gross, rows, net);
  const save = async (): Promise<boolean> => {
    const body = {
      items: wireLines(rows),
      netToClient: net,
      disbursedOn: disbursedOn ?? todayIn(zone),
    };
    const found = troubleOf(body, out, currency);
    setTrouble(found);
    if (found) return false;
    setSaving(true);
    try {
      await api.put(`/app/${mva.base}/${claimId}/final-disbursement`, body);
      toast.success(saved.section);
      await done(true);
      return true;
    } catch (error) {
      toastFailure(error);
      setSaving(false);
      return false;
    }
  };
  useUnsaved({ isDirty: true, save });
  return (
    <>
      <FieldInput
        id={`statement-${claimId}`}
        field={linesField as Field}
        value={rows}
        onChange={(value) => setRows((value as readonly EditedRow[] | null) ?? [])}
      />
      <NetLine {...{ gross, net, setNet, rest, out }} />
      {trouble && (
        <p role="alert" className="mva-trouble">
          {trouble}
        </p>
      )}
      <div className="form-end">
        <Button disabled={isSaving} onClick={() => void done(false)}>
          Cancel
        </Button>
        <Button type="primary" loading={isSaving} onClick={() => void save()}>
          Save statement
        </Button>
      </div>
    </>
  );
}

type NetProps = {
  gross: string;
  net: string | null;
  setNet: (net: string | null) => void;
  rest: string;
  out: string;
};

function NetLine({ gross, net, setNet, rest, out }: NetProps) {
  const { currency } = useSession();
  const id = useId();
  return (
    <p className="mva-net">
      <span>
        Settlement{' '}
        <b>
          <Amount of={gross} />
        </b>
      </span>
      <label htmlFor={id}>Net to client</label>
      <span className="mva-net-input">
        <FieldInput
          id={id}
          field={netField as Field}
          value={net}
          onChange={(value) => setNet((value as string | null) ?? null)}
        />
      </span>
      <Button size="small" disabled={rest.startsWith('-')} onClick={() => setNet(rest)}>
        {rest.startsWith('-') ? 'Nothing is left' : `Take the rest: ${formatMoney(rest, currency)}`}
      </Button>
      <StatusChip tone={out === '0.00' ? 'success' : 'danger'}>
        {out === '0.00' ? 'Balances' : outWords(out, currency)}
      </StatusChip>
    </p>
  );
}
