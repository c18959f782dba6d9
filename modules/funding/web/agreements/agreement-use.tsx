import { exact } from '#kernel/domain';
import type { Money } from '#kernel/domain';
import { Amount, Notice, StatusChip } from '#kernel/web';
import { agreementStatuses, agreementTones } from '../../domain/index.ts';
import './agreements.css';

export type ShownAgreement = {
  readonly status: 'pending' | 'effective' | 'cancelled';
  readonly facilityLimit: Money;
  readonly drawn: Money | null;
  readonly promised?: Money | null;
  readonly available: Money | null;
  readonly cancelledReason: string | null;
};

const isSome = (amount: Money | null | undefined): amount is Money =>
  typeof amount === 'string' && exact(amount).greaterThan(0);

type Level = 'calm' | 'near' | 'full';

/** How much of the limit is drawn, in whole percent of the bar and as what it means. */
export function limitUse(limit: Money, drawn: Money): { percent: number; level: Level } {
  const share = exact(limit).isZero()
    ? exact(drawn).isZero()
      ? exact(0)
      : exact(1)
    : exact(drawn).div(limit);
  const percent = Math.min(100, Math.max(0, share.times(100).floor().toNumber()));
  const level = share.gte(1) ? 'full' : share.gte('0.9') ? 'near' : 'calm';
  return { percent, level };
}

const nextStep = {
  pending:
    'Money can be lent once the agreement is active: add a rate that holds on its first day, then set it active.',
  effective: null,
  cancelled: null,
} as const;

/** Drawn of the limit, and what is left, before anything else is read. */
export function AgreementUse({ record }: { record: ShownAgreement }) {
  const drawn = record.drawn ?? '0.00';
  const { percent, level } = limitUse(record.facilityLimit, drawn);
  const hint = nextStep[record.status];
  return (
    <>
      <section className="agreement-use" aria-label="Use of the limit">
        <p className="agreement-left">
          <StatusChip tone={agreementTones[record.status]}>
            {agreementStatuses[record.status]}
          </StatusChip>{' '}
          <b>
            <Amount of={record.available ?? record.facilityLimit} />
          </b>{' '}
          available
        </p>
        <div className="agreement-bar-line">
          <div
            className={`agreement-bar agreement-bar-${level}`}
            role="progressbar"
            aria-label="Drawn of the limit"
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <span style={{ width: `${percent}%` }} />
          </div>
          <p className="soft">
            <Amount of={drawn} /> of <Amount of={record.facilityLimit} /> drawn · {percent} %
            {isSome(record.promised) && (
              <>
                {' · '}
                <Amount of={record.promised} /> promised
              </>
            )}
            {level === 'near' && ' · almost used up'}
            {level === 'full' && ' · used up'}
          </p>
        </div>
      </section>
      {(hint || record.cancelledReason) && (
        <div className="agreement-notices">
          {hint && <Notice tone="info" title={hint} />}
          {record.cancelledReason && (
            <Notice tone="warning" title={`Cancelled because: ${record.cancelledReason}`} />
          )}
        </div>
      )}
    </>
  );
}
