import { can } from '#kernel/domain';
import { ChildPanel, useSession } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense } from 'react';
import {
  mvaMedicalProvider,
  mvaMedicalTreatmentPlan,
  mvaTreatmentPeriod,
} from '../../domain/index.ts';
import { useChildRows } from '../new-claim/use-child-rows.ts';
import './mva.css';
import { printMva } from './use-claim.ts';

type Plan = {
  readonly id: string;
  readonly sessionsRequested: number;
  readonly sessionsApproved: number | null;
};

/** Who treats the client, when, and what the insurer pays for. */
export default function TreatmentPanel({ id }: { id: string }) {
  const { actor } = useSession();
  if (!can(actor, `${mvaMedicalProvider.name}.list`))
    return <p className="soft">The practice keeps the providers and the treatment.</p>;
  const owner = { id };
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <h3>Medical providers</h3>
      <ChildPanel resource={mvaMedicalProvider} owner={owner} />
      <h3>Treatment periods</h3>
      <ChildPanel resource={mvaTreatmentPeriod} owner={owner} />
      <h3>Treatment plans</h3>
      <PlanSum id={id} />
      <ChildPanel
        resource={mvaMedicalTreatmentPlan}
        owner={owner}
        buttons={({ id: treatmentPlanId }) => (
          <Button
            type="text"
            size="small"
            onClick={() => printMva(id, 'logTemplate', { treatmentPlanId })}
          >
            Print LOG
          </Button>
        )}
      />
      <p className="mini-more">
        <Button onClick={() => printMva(id, 'loaTemplate')}>Print letter of authority (LOA)</Button>
      </p>
    </Suspense>
  );
}

/** "14 of 20 requested sessions are approved." */
function PlanSum({ id }: { id: string }) {
  const { rows } = useChildRows<Plan>(mvaMedicalTreatmentPlan, id);
  if (!rows?.length) return null;
  const sum = (of: (plan: Plan) => number) => rows.reduce((all, plan) => all + of(plan), 0);
  return (
    <p className="soft">
      {sum(({ sessionsApproved }) => sessionsApproved ?? 0)} of{' '}
      {sum(({ sessionsRequested }) => sessionsRequested)} requested sessions are approved.
    </p>
  );
}
