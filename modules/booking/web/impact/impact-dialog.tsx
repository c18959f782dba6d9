import type { ChoiceOption } from '#kernel/domain';
import type { ChoiceDialogProps } from '#kernel/web';
import { Dialog, DryRunView, LeaveButton } from '#kernel/web';
import { Button } from 'antd';
import type { RefObject } from 'react';
import { Suspense, useId, useRef, useState } from 'react';
import { AffectedPeople } from './affected-people.tsx';
import type { ShownImpact } from './affected-people.tsx';
import { tellsByMail } from '../../domain/index.ts';
import './impact.css';

/**
 * The one dialog for whatever people with appointments feel: who they are, what is now and then, and what
 * shall become of them. Arrows choose, Enter does it, Escape leaves everything as it is.
 */
export function ImpactDialog({ choice, tryOut, answer }: ChoiceDialogProps) {
  const { options } = choice;
  const impact = choice.about as ShownImpact;
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(options[0]?.value ?? '');
  const [isGoing, setGoing] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const go = () => {
    if (!chosen) return;
    setGoing(true);
    answer(chosen.value);
  };
  return (
    <Dialog
      kind="summary"
      title={impact.title}
      close={() => answer(null)}
      opened={() => first.current?.focus()}
      footer={
        <>
          <LeaveButton>Keep everything as it is</LeaveButton>
          {chosen && (
            <Button type="primary" htmlType="submit" form={form} loading={isGoing}>
              {chosen.confirm}
            </Button>
          )}
        </>
      }
    >
      <AffectedPeople impact={impact} />
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <Choices
          legend={`What shall become of ${impact.total === 1 ? 'it' : 'them'}?`}
          options={options}
          name={form}
          value={value}
          choose={setValue}
          first={first}
        />
      </form>
      {tellsByMail(value) && (
        <Suspense>
          <DryRunView key={value} isAskedAtOnce ask={() => tryOut(value)} />
        </Suspense>
      )}
    </Dialog>
  );
}

type ChoicesProps = {
  legend: string;
  options: readonly ChoiceOption[];
  name: string;
  value: string;
  choose: (value: string) => void;
  first: RefObject<HTMLInputElement | null>;
};

const Choices = ({ legend, options, name, value, choose, first }: ChoicesProps) => (
  <fieldset className="impact-choices">
    <legend>{legend}</legend>
    {options.map((option, at) => (
      <label key={option.value} className="impact-choice">
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          {...(at === 0 && { ref: first, autoFocus: true })}
          onChange={() => choose(option.value)}
        />
        <span>
          <strong>{option.label}</strong>
          <span className="soft">{option.hint}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
