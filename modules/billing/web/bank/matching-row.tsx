import { formatDate, formatMoney } from '#kernel/domain';
import { Amount, StatusChip, TabLink, useSession } from '#kernel/web';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { receipt } from '../../domain/index.ts';
import type { MatchedLine } from '../../domain/index.ts';
import './bank.css';

type Props = {
  line: MatchedLine;
  isBusy: boolean;
  accept: () => void;
  choose: () => void;
  ignore: () => void;
  undo: () => void;
};

/** Up and down go from line to line, Enter accepts what is proposed. */
function keys(event: KeyboardEvent<HTMLDivElement>, accept: (() => void) | null): void {
  if (event.target !== event.currentTarget) return;
  const { nextElementSibling: next, previousElementSibling: before } = event.currentTarget;
  const to = { ArrowDown: next, ArrowUp: before }[event.key];
  if (to instanceof HTMLElement) {
    event.preventDefault();
    to.focus();
  } else if (event.key === 'Enter' && accept) {
    event.preventDefault();
    if (next instanceof HTMLElement) next.focus();
    accept();
  }
}

export function MatchingRow({ line, isBusy, accept, choose, ignore, undo }: Props) {
  const { dateFormat, currency } = useSession();
  const { bookedOn, description, amount, status, proposals } = line;
  const [best] = proposals;
  const isOpen = status === 'open';
  return (
    <div
      role="row"
      className="bank-line"
      tabIndex={0}
      aria-label={`${formatMoney(amount, currency)} ${description ?? ''}`}
      onKeyDown={(event) => keys(event, isOpen && best && !isBusy ? accept : null)}
    >
      <span role="gridcell">{formatDate(bookedOn, dateFormat)}</span>
      <span role="gridcell" className="bank-line-words">
        {description}
      </span>
      <span role="gridcell" className="bank-line-amount">
        <Amount of={amount} />
      </span>
      <div role="gridcell">{isOpen ? <Proposed line={line} /> : <Settled line={line} />}</div>
      <span role="gridcell" className="buttons">
        {isOpen && best && (
          <Button
            size="small"
            type={best.isSure ? 'primary' : 'default'}
            loading={isBusy}
            onClick={accept}
          >
            Accept
          </Button>
        )}
        {isOpen && (
          <>
            <Button size="small" disabled={isBusy} onClick={choose}>
              {best ? 'Change' : 'Choose'}
            </Button>
            <Button size="small" disabled={isBusy} onClick={ignore}>
              Ignore
            </Button>
          </>
        )}
        {!isOpen && (
          <Button size="small" loading={isBusy} onClick={undo}>
            Undo
          </Button>
        )}
      </span>
    </div>
  );
}

function Proposed({ line: { proposals } }: { line: MatchedLine }) {
  const { currency } = useSession();
  const [best] = proposals;
  if (!best) return <span className="soft">Nothing is proposed.</span>;
  const paid = best.allocations
    .map((one) => `${one.invoiceNo} ${formatMoney(one.amount, currency)}`)
    .join(', ');
  return (
    <>
      <StatusChip tone={best.isSure ? 'success' : 'warning'}>
        {best.isSure ? 'Sure' : `${best.score} %`}
      </StatusChip>{' '}
      {best.companyName ?? 'Company not known'}
      {paid && `: ${paid}`}
      <ul className="bank-reasons">
        {best.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}

function Settled({ line }: { line: MatchedLine }) {
  const { status, receipt: made, company, ignoredBecause } = line;
  if (status === 'ignored') return <span className="soft">Ignored: {ignoredBecause}</span>;
  return (
    <>
      {made && (
        <TabLink to={`/view/${receipt.segment}/detail/${made.id}`}>{made.displayName}</TabLink>
      )}{' '}
      {company?.displayName ?? 'Company not known'}
    </>
  );
}
