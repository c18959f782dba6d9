import { everyRecipient } from '#booking/domain';
import type { NoticeRecipient } from '#booking/domain';
import { clockText, dayText, TellPeople } from '#booking/web';
import type { Concerning } from '#booking/web';
import { check, inputSchema } from '#kernel/domain';
import type { ValidationError } from '#kernel/domain';
import {
  Dialog,
  DryRunOf,
  LeaveButton,
  runAction,
  toast,
  toastFailure,
  useSession,
} from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { MoveConsequences } from '../case-page/header/move-consequences.tsx';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { AskedField, AskedGrid } from './asked-field.tsx';
import type { CaseStep } from './case-step.ts';
import type { FreeSlot } from './free-slots.ts';
import { searchAddressOf } from './search-address.ts';
import { SlotPicker } from './slot-picker.tsx';
import './slots.css';

type Typed = Readonly<Record<string, unknown>>;

type Props = CaseSectionProps & {
  step: CaseStep;
  close: () => void;
  /** Chosen already, in the search. */
  start?: FreeSlot | null;
};

const errorsOf = (errors: readonly ValidationError[]): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ message, members }) => members.map((key) => [key, message])),
  );

const filled = (typed: Typed): Record<string, unknown> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== ''));

/** Whom a step concerns: those of the appointment, or of the slot that was chosen for the case. */
function concerned({ step, record }: Pick<Props, 'step' | 'record'>, slotId: string | null) {
  if (step.tells === 'appointment' && record.appointmentId)
    return { appointmentId: String(record.appointmentId), ...(slotId && { slotId }) };
  if (step.tells !== 'slot' || !slotId) return null;
  return {
    slotId,
    clientId: String(record.clientId),
    ...(typeof record.bookingCmId === 'string' && { caseManagerId: record.bookingCmId }),
  } satisfies Concerning;
}

type Given = {
  readonly typed: Typed;
  readonly slot: FreeSlot | null;
  readonly untold: readonly NoticeRecipient[];
};

type Checked =
  | { readonly input: Record<string, unknown> }
  | { readonly input: null; readonly errors: Record<string, string> };

function checkedStep(step: CaseStep, { typed, slot, untold }: Given): Checked {
  const input = {
    ...filled(typed),
    ...(slot && { slotId: slot.id }),
    ...(step.tells && { tell: everyRecipient.filter((one) => !untold.includes(one)) }),
  };
  const checked = check(inputSchema(step.action.input), input);
  if (!checked.ok) return { input: null, errors: errorsOf(checked.errors) };
  const isMissing = step.slot === 'must' && !slot;
  return isMissing
    ? { input: null, errors: { slotId: 'Choose a time.' } }
    : { input: checked.value };
}

/** What was chosen and typed for a step, and the call. */
function useStep({ type, record, refresh, step, close, start = null }: Props) {
  const [typed, setTyped] = useState<Typed>(() =>
    start && step.asks.includes('consultationType')
      ? { consultationType: start.consultationType }
      : {},
  );
  const [slot, setSlot] = useState<FreeSlot | null>(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [untold, setUntold] = useState<readonly NoticeRecipient[]>([]);
  const [isRunning, setRunning] = useState(false);
  const set = (key: string, value: unknown) => {
    setTyped((all) => ({ ...all, [key]: value }));
    setErrors(({ [key]: _mended, ...rest }) => rest);
  };
  const choose = (next: FreeSlot) => {
    setSlot(next);
    if (step.asks.includes('consultationType')) set('consultationType', next.consultationType);
  };
  const inputOf = () => {
    const checked = checkedStep(step, { typed, slot, untold });
    if (checked.input) return checked.input;
    setErrors(checked.errors);
    return null;
  };
  const run = async () => {
    const input = inputOf();
    if (!input) return;
    setRunning(true);
    const { concurrencyStamp } = record;
    try {
      if (await runAction(step.action, record.id, { ...input, concurrencyStamp })) {
        toast.success(`${record.caseNo}: ${step.done}`);
        close();
      }
    } catch (error) {
      toastFailure(error);
    } finally {
      setRunning(false);
      await refresh();
    }
  };
  const isDirty = Object.keys(filled(typed)).length > 0 || slot !== null || untold.length > 0;
  return {
    type,
    typed,
    slot,
    errors,
    untold,
    isRunning,
    isDirty,
    set,
    choose,
    setUntold,
    inputOf,
    run,
  };
}

type Form = ReturnType<typeof useStep>;
type PartProps = Pick<Props, 'record' | 'step'> & { form: Form };

function ChosenSlot({ slot }: { slot: FreeSlot }) {
  const { dateFormat } = useSession();
  const { startsAt, timeZone, specialist, place } = slot;
  return (
    <p role="status">
      <strong>
        {dayText(startsAt, timeZone, dateFormat)}, {clockText(startsAt, timeZone)}
      </strong>{' '}
      with {specialist}, {place}
    </p>
  );
}

/** Free times of the specialist of the case. */
const StepSlots = ({ record, step, form: { type, slot, choose, errors } }: PartProps) => (
  <>
    {slot && <ChosenSlot slot={slot} />}
    <SlotPicker
      criteria={{
        specialistId: record.specialistId as string | null,
        specialtyId: record.specialtyId as string | null,
        companyId: record.companyId as string | null,
      }}
      chosen={slot ? [slot.id] : []}
      choose={choose}
      {...(step.slot === 'must' && { searchAddress: searchAddressOf(type, record) })}
    />
    {errors.slotId && (
      <p role="alert" className="case-slots-error">
        {errors.slotId}
      </p>
    )}
  </>
);

const StepFields = ({ record, step, form: { typed, errors, set } }: PartProps) => (
  <AskedGrid>
    {step.asks.map((key) => {
      const field = step.action.input[key];
      return (
        field && (
          <AskedField
            key={key}
            field={field}
            value={typed[key]}
            error={errors[key]}
            isWide={key === 'note'}
            zone={record.appointmentZone as string | undefined}
            onChange={(value) => set(key, value)}
          />
        )
      );
    })}
  </AskedGrid>
);

/** A step that a worker may do is tried as the move that it makes. */
function TriedStep({
  type,
  record,
  step,
  move,
  form,
}: Props & { move: string | null; form: Form }) {
  const made = move ? type.workflow.actions[move] : undefined;
  const action = step.action.dryRun ? step.action : made;
  if (!action) return null;
  const input = () => {
    const given = form.inputOf();
    const asked = Object.entries(given ?? {}).filter(([key]) => key in action.input);
    return given && Object.fromEntries(asked);
  };
  return <DryRunOf action={action} id={record.id} input={input} />;
}

/** A step of the case: what follows first, then what is asked, then who is told. */
export function CaseStepDialog(props: Props) {
  const { type, record, step, close } = props;
  const form = useStep(props);
  const { typed, slot } = form;
  const isDanger = step.isDanger ?? false;
  const move = step.moveOf(typed);
  const about = concerned(props, slot?.id ?? null);
  const outcome = typeof typed.outcome === 'string' ? typed.outcome : null;
  return (
    <Dialog
      kind={step.slot ? 'attachments' : 'confirm'}
      title={`${step.title} · ${record.caseNo}`}
      close={close}
      isDirty={form.isDirty}
      footer={
        <>
          <LeaveButton>{isDanger ? 'Keep it' : 'Not now'}</LeaveButton>
          <Button
            type="primary"
            danger={isDanger}
            loading={form.isRunning}
            onClick={() => void form.run()}
          >
            {step.button}
          </Button>
        </>
      }
    >
      {move && (
        <MoveConsequences
          type={type}
          record={record}
          move={move}
          outcome={outcome}
          untold={step.untold ?? []}
        />
      )}
      {step.slot && <StepSlots record={record} step={step} form={form} />}
      <StepFields record={record} step={step} form={form} />
      {about && (
        <TellPeople
          about={about}
          isCancelling={isDanger}
          untold={form.untold}
          setUntold={form.setUntold}
        />
      )}
      <TriedStep {...props} move={move} form={form} />
    </Dialog>
  );
}
