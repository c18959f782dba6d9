import { addDays, exact, toCents } from '#kernel/domain';
import { Amount } from '#kernel/web';
import type { ReactNode } from 'react';
import type { Portfolio } from '../../domain/index.ts';
import { agreementsLink, isOwing, loansLink } from './loans-link.ts';
import { Figure } from './past-rows.tsx';
import type { Pick } from './past-rows.tsx';

const all = () => true;

function Tile({ name, to, pick = all, hint, children }: TileProps) {
  return (
    <li className="card tile">
      <h2>{name}</h2>
      <p className="portfolio-figure">
        <Figure title={name} to={to} pick={pick}>
          {children}
        </Figure>
      </p>
      <p className="soft">{hint}</p>
    </li>
  );
}

type TileProps = { name: string; to: string; pick?: Pick; hint: string; children: ReactNode };

const loansText = (count: number): string => `${count} ${count === 1 ? 'loan' : 'loans'}`;

/** What a lender asks first; each figure opens the loans behind it. */
export function PortfolioTiles({ of }: { of: Portfolio }) {
  const more = toCents(exact(of.expected).minus(of.expectedBefore));
  const overdue = { payoutFrom: '0.01', dueOnTo: addDays(of.today, -1) };
  return (
    <ul className="tiles portfolio-tiles" aria-label="Portfolio">
      <Tile name="Drawn" to={loansLink()} hint={`${loansText(of.loans)}, principal not repaid`}>
        <Amount of={of.drawn} />
      </Tile>
      <Tile name="Undrawn" to={agreementsLink()} hint="Available under effective agreements">
        <Amount of={of.undrawn} />
      </Tile>
      <Tile
        name="Accrued"
        to={loansLink({ payoutFrom: '0.01' })}
        pick={isOwing}
        hint="Interest and fees not paid"
      >
        <Amount of={of.accrued} />
      </Tile>
      <Tile
        name="Expected at settlement"
        to={loansLink({ payoutFrom: '0.01' })}
        pick={isOwing}
        hint={
          exact(more).isZero()
            ? 'When each loan is settled as planned'
            : 'Changed by what you chose'
        }
      >
        <Amount of={of.expected} />
        {!exact(more).isZero() && (
          <span className="portfolio-change">
            {exact(more).isPositive() ? '+' : ''}
            <Amount of={more} />
          </span>
        )}
      </Tile>
      <Tile
        name="In arrears"
        to={loansLink(overdue)}
        pick={(row) => isOwing(row) && row.dueOn !== null && row.dueOn < of.today}
        hint={`${loansText(of.arrears.loans)} past due`}
      >
        <Amount of={of.arrears.payout} />
      </Tile>
      <Tile name="Weighted rate" to={loansLink()} hint="A year, by principal">
        {of.weightedPercent === null ? '–' : `${of.weightedPercent} %`}
      </Tile>
    </ul>
  );
}
