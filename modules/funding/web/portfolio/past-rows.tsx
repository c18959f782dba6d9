import { exact, formatDate } from '#kernel/domain';
import { Amount, Dialog, LeaveButton, TabLink, useSession } from '#kernel/web';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { createContext, Suspense, useContext, useState } from 'react';
import { loanFunding } from '../../domain/index.ts';
import type { PortfolioRow } from '../../domain/index.ts';

export type Pick = (row: PortfolioRow) => boolean;

type Shown = { readonly title: string; readonly rows: readonly PortfolioRow[] };

const PastRows = createContext<((title: string, pick: Pick) => void) | null>(null);

type AroundProps = { rows: readonly PortfolioRow[] | undefined; children: ReactNode };

/** Lists know loans as they are today: the rows of a past day come with its figures. */
export function PastRowsAround({ rows, children }: AroundProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (title: string, pick: Pick) => setShown({ title, rows: (rows ?? []).filter(pick) });
  return (
    <PastRows value={rows ? show : null}>
      {children}
      {shown && (
        <Suspense>
          <RowsDialog shown={shown} close={() => setShown(null)} />
        </Suspense>
      )}
    </PastRows>
  );
}

type FigureProps = {
  title: string;
  /** The list of today. */
  to: string | null;
  /** The rows of a past day. */
  pick: Pick;
  children: ReactNode;
};

/** A figure that opens the loans behind it. */
export function Figure({ title, to, pick, children }: FigureProps) {
  const show = useContext(PastRows);
  if (show)
    return (
      <Button type="link" className="portfolio-link" onClick={() => show(title, pick)}>
        {children}
      </Button>
    );
  return to ? <TabLink to={to}>{children}</TabLink> : children;
}

function RowsDialog({ shown, close }: { shown: Shown; close: () => void }) {
  const whole = shown.rows.reduce((sum, { payout }) => sum.plus(payout), exact(0));
  return (
    <Dialog
      kind="history"
      title={shown.title}
      close={close}
      footer={<LeaveButton>Close</LeaveButton>}
    >
      <div className="mini-scroll">
        <table className="mini-table" aria-label={shown.title}>
          <thead>
            <tr>
              <th scope="col">Loan</th>
              <th scope="col">Borrower</th>
              <th scope="col">Opened on</th>
              <th scope="col" className="number">
                Principal
              </th>
              <th scope="col" className="number">
                Accrued
              </th>
              <th scope="col" className="number">
                Payout
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.rows.map((row) => (
              <Row key={row.id} of={row} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={5}>
                {shown.rows.length === 1 ? '1 loan' : `${shown.rows.length} loans`}
              </th>
              <td className="number">
                <Amount of={whole.toFixed(2)} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Dialog>
  );
}

function Row({ of }: { of: PortfolioRow }) {
  const { dateFormat } = useSession();
  return (
    <tr>
      <td>
        <TabLink to={`/view/${loanFunding.segment}/detail/${of.id}`}>
          {[of.loanNo, of.claimantName].filter(Boolean).join(' ')}
        </TabLink>
      </td>
      <td>{of.borrower}</td>
      <td>{formatDate(of.openedOn, dateFormat)}</td>
      <td className="number">
        <Amount of={of.principal} />
      </td>
      <td className="number">
        <Amount of={of.accrued} />
      </td>
      <td className="number">
        <Amount of={of.payout} />
      </td>
    </tr>
  );
}
