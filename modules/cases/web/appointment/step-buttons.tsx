import { Button } from 'antd';
import { useState } from 'react';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { CaseStepDialog } from './case-step-dialog.tsx';
import type { CaseStep } from './case-step.ts';

type Props = CaseSectionProps & { steps: readonly CaseStep[] };

/** What can be done now; the last one is the main button. */
export function StepButtons({ steps, ...section }: Props) {
  const [open, setOpen] = useState<CaseStep | null>(null);
  if (!steps.length) return null;
  return (
    <div className="buttons">
      {steps.map((step) => (
        <Button
          key={step.name}
          type={step === steps.at(-1) && !step.isDanger ? 'primary' : 'default'}
          danger={step.isDanger ?? false}
          onClick={() => setOpen(step)}
        >
          {step.button}
        </Button>
      ))}
      {open && <CaseStepDialog {...section} step={open} close={() => setOpen(null)} />}
    </div>
  );
}
