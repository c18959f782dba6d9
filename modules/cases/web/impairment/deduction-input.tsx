import { InputNumber, Select } from 'antd';
import { deductionKinds } from '../../domain/index.ts';
import type { Deduction } from '../../domain/index.ts';

type Kind = Deduction['kind'];

const options = Object.entries(deductionKinds).map(([value, label]) => ({
  value: value as Kind,
  label,
}));

type Props = { label: string; value: Deduction; change: (deduction: Deduction) => void };

export const DeductionInput = ({ label, value, change }: Props) => (
  <span className="impairment-deduction">
    <Select<Kind>
      aria-label={label}
      popupMatchSelectWidth={false}
      options={options}
      value={value.kind}
      onChange={(kind) => change({ kind, value: value.value })}
    />
    {(value.kind === 'proportion' || value.kind === 'points') && (
      <InputNumber
        aria-label={`${label}: per cent`}
        min={0}
        max={100}
        value={value.value ?? null}
        onChange={(amount) => change({ kind: value.kind, value: amount ?? undefined })}
      />
    )}
  </span>
);
