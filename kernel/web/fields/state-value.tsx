import { toneOf } from '#kernel/domain';
import type { AnyRecord, Field } from '#kernel/domain';
import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { StatusChip } from '../ui/status-chip.tsx';
import './state-value.css';

type Props = { field: Field; name: string; record: AnyRecord };

/** Yes and no, and choices with tones, are states; all else is told in words. */
export const isState = (field: Field, value: unknown): boolean =>
  field.kind === 'flag' || (!!field.tones && [value].flat().some(Boolean));

export function StateValue({ field, name, record }: Props) {
  const value = record[name];
  if (field.kind === 'flag') {
    const Icon = value ? CheckCircleFilled : MinusCircleOutlined;
    return (
      <span className={`yes-no yes-no-${value ? toneOf(field, name, value) : 'off'}`}>
        <Icon aria-hidden />
        {value ? 'Yes' : 'No'}
      </span>
    );
  }
  return [value].flat().map((one) => (
    <StatusChip key={String(one)} tone={toneOf(field, name, one) ?? 'neutral'}>
      {field.choices?.[String(one)] ?? String(one)}
    </StatusChip>
  ));
}
