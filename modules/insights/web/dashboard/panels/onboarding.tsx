import { onboardingStages } from '#parties/domain';
import { Link } from 'react-router';
import { Loaded, None, Panel } from '../panel.tsx';
import { useStatistic } from '../use-statistic.ts';

const list = '/view/specialists?recruitmentStatus=ONBOARDING';

export function Onboarding() {
  const query = useStatistic('specialistsOnboarding');
  const total = query.data?.items.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const highest = Math.max(1, ...(query.data?.items ?? []).map(({ count }) => count));
  return (
    <Panel
      title="Specialists in onboarding"
      more={total > 0 ? { to: list, text: `All ${total}` } : undefined}
    >
      <Loaded query={query}>
        {({ items }) =>
          total === 0 ? (
            <None>
              Nobody is being onboarded. <Link to="/view/specialists">See all specialists</Link>
            </None>
          ) : (
            <ul className="dash-stages">
              {items.map(({ stage, count }) => (
                <li key={stage}>
                  <Link to={`${list}&stagedOnboarding=${stage}`}>
                    {onboardingStages[stage as keyof typeof onboardingStages]}
                  </Link>
                  <span className="dash-fill-bar" aria-hidden>
                    <span style={{ width: `${Math.round((100 * count) / highest)}%` }} />
                  </span>
                  <strong>{count}</strong>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
