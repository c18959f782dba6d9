import { CheckCircleFilled, CheckOutlined, MinusCircleOutlined } from '@ant-design/icons';
import type { RecordOf, ValueOfShape } from '#kernel/domain';
import { ActionButton, api, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { checkContract, onboardingStages, specialistWorkflow } from '../../domain/index.ts';
import type { OnboardingStage, readOnboarding, specialist } from '../../domain/index.ts';
import { ContractChip } from './contract-chip.tsx';
import './specialist.css';

type Answer = ValueOfShape<NonNullable<(typeof readOnboarding)['answer']>>;
type Props = { record: RecordOf<typeof specialist>; today: string };

const { advanceOnboarding, completeOnboarding } = specialistWorkflow.actions;

/** They stand beside what the next stage needs. */
export const stageMoves = [advanceOnboarding.name, completeOnboarding.name];

const stages = Object.entries(onboardingStages) as [OnboardingStage, string][];

/** What each stage is about, in words that fit under its number. */
const about: Readonly<Record<OnboardingStage, string>> = {
  pending: 'Not started',
  stage1: 'Contact and specialty',
  stage2: 'Credentials',
  stage3: 'Fees and reports',
  stage4: 'Signed contract',
};

export function StageLine({ stage }: { stage: OnboardingStage }) {
  const place = stages.findIndex(([key]) => key === stage);
  // Past the last one: nothing is left to do.
  const reached = place === stages.length - 1 ? stages.length : place;
  return (
    <ol className="stages" aria-label="Onboarding stages">
      {stages.map(([key, label], index) => (
        <li
          key={key}
          className={index < reached ? 'stage done' : index === reached ? 'stage here' : 'stage'}
          {...(index === place && { 'aria-current': 'step' as const })}
        >
          <span className="stage-mark" aria-hidden="true">
            {index < reached ? <CheckOutlined /> : index === 0 ? '·' : index}
          </span>
          <span className="stage-name">{label}</span>
          <span className="soft">{about[key]}</span>
        </li>
      ))}
    </ol>
  );
}

/** E-057: where the specialist stands, and what is missing for the next step. */
export function OnboardingPanel({ record, today }: Props) {
  const { dateFormat } = useSession();
  const { data } = useQuery({
    queryKey: ['record', 'specialists', record.id, 'onboarding', record.concurrencyStamp],
    queryFn: ({ signal }) =>
      api.get<Answer>(`/app/specialists/${record.id}/onboarding`, undefined, signal),
  });
  const next = data?.next as OnboardingStage | null | undefined;
  return (
    <>
      <StageLine stage={record.stagedOnboarding} />
      <div className="stage-next">
        <ContractChip specialist={record} today={today} dateFormat={dateFormat} />
        <ActionButton
          action={checkContract}
          record={record}
          done="This specialist can be booked."
        />
        {data && next && (
          <>
            <p className="soft">For {onboardingStages[next]}:</p>
            <ul className="needs">
              {data.needs.map(({ code, text, isMet }) => (
                <li key={code} className={isMet ? 'need met' : 'need'}>
                  {isMet ? (
                    <CheckCircleFilled aria-label="Done" />
                  ) : (
                    <MinusCircleOutlined aria-label="Missing" />
                  )}
                  {text}
                </li>
              ))}
            </ul>
            {[advanceOnboarding, completeOnboarding].map((move) => (
              <ActionButton key={move.name} action={move} record={record}>
                Go to {onboardingStages[next]}
              </ActionButton>
            ))}
          </>
        )}
      </div>
    </>
  );
}
