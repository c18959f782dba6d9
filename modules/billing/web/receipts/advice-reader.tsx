import {
  Amount,
  api,
  Dialog,
  LeaveButton,
  StatusChip,
  TableFrame,
  toastFailure,
} from '#kernel/web';
import { Button, Input } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { adviceFindings } from '../../domain/index.ts';
import type { AdviceFinding, AppliedAmount, ComparedAdvice as Advice } from '../../domain/index.ts';

type Props = { path: string; use: (found: readonly AppliedAmount[]) => void };

const tones = (finding: AdviceFinding) =>
  finding === 'exact' ? 'success' : finding === 'unknown' ? 'danger' : 'warning';

/** What an insurer says it paid, pasted or from a file, beside what is open. */
export function AdviceReader({ path, use }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read remittance advice</Button>
      {isOpen && (
        <Suspense>
          <AdviceDialog path={path} use={use} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function AdviceDialog({ path, use, close }: Props & { close: () => void }) {
  const [content, setContent] = useState('');
  const [advice, setAdvice] = useState<Advice | null>(null);
  const read = async (text: string) => {
    try {
      setAdvice(await api.post<Advice>(`${path}/advice`, { content: text }));
    } catch (error) {
      toastFailure(error);
    }
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const text = await chosen.text();
    setContent(text);
    await read(text);
  };
  const found = (advice?.lines ?? []).flatMap(({ invoiceId, amount }) =>
    invoiceId && amount !== '0.00' ? [{ invoiceId, amount }] : [],
  );
  const footer = (
    <>
      <LeaveButton>Cancel</LeaveButton>
      <Button disabled={!content.trim()} onClick={() => void read(content)}>
        Compare
      </Button>
      <Button
        type="primary"
        disabled={!found.length}
        onClick={() => {
          use(found);
          close();
        }}
      >
        Use these amounts
      </Button>
    </>
  );
  return (
    <Dialog
      kind="attachments"
      title="Remittance advice"
      close={close}
      isDirty={content !== ''}
      footer={footer}
    >
      <FromFile take={(chosen) => void take(chosen)} />
      <Input.TextArea
        rows={6}
        aria-label="Advice"
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      {advice && <Compared advice={advice} />}
    </Dialog>
  );
}

function FromFile({ take }: { take: (file: File | undefined) => void }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className="soft">
        Paste the lines with invoice numbers and amounts, or{' '}
        <Button size="small" onClick={() => file.current?.click()}>
          choose a file
        </Button>
      </p>
      <input
        ref={file}
        hidden
        type="file"
        aria-label="Advice to read"
        accept=".csv,.txt"
        onChange={({ target }) => take(target.files?.[0])}
      />
    </>
  );
}

const Compared = ({ advice }: { advice: Advice }) => (
  <>
    <TableFrame
      label="Compared with what is open"
      heads={['Invoice', 'Paid', 'Open', 'Difference', 'Finding']}
      numbers={['Paid', 'Open', 'Difference']}
    >
      {advice.lines.map(({ invoiceNo, advised, open, difference, finding }) => (
        <tr key={invoiceNo}>
          <td>{invoiceNo}</td>
          <td className="number">
            <Amount of={advised} />
          </td>
          <td className="number">
            <Amount of={open} />
          </td>
          <td className="number">
            <Amount of={difference} />
          </td>
          <td>
            <StatusChip tone={tones(finding)}>{adviceFindings[finding]}</StatusChip>
          </td>
        </tr>
      ))}
    </TableFrame>
    <p className="soft">
      Advised <Amount of={advice.advised} />, of which <Amount of={advice.proposed} /> can be
      applied; <Amount of={advice.unapplied} /> of the receipt is left.
    </p>
  </>
);
