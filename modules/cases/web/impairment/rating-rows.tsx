import { DeleteOutlined } from '@ant-design/icons';
import { EmptyState } from '#kernel/web';
import { Button, Input, InputNumber, Select } from 'antd';
import { ratedParts } from '../../domain/index.ts';
import type { RatedPart, Rating } from '../../domain/index.ts';
import { DeductionInput } from './deduction-input.tsx';

const parts = Object.entries(ratedParts).map(([value, label]) => ({
  value: value as RatedPart,
  label,
}));
const sides = [
  { value: 'right' as const, label: 'Right' },
  { value: 'left' as const, label: 'Left' },
];

/** Hearing and the whole person have no side. */
export const hasSide = (part: RatedPart): boolean => part !== 'hearing' && part !== 'whole';

const newRating: Rating = {
  part: 'upper',
  side: 'right',
  percent: 0,
  label: '',
  deduction: { kind: 'none' },
};

type Props = { ratings: readonly Rating[]; change: (ratings: readonly Rating[]) => void };

/** One line for each impairment, rated where it was measured. */
export function RatingRows({ ratings, change }: Props) {
  const add = () => change([...ratings, newRating]);
  const set = (at: number, values: Partial<Rating>) =>
    change(ratings.map((rating, index) => (index === at ? { ...rating, ...values } : rating)));
  return (
    <>
      {!ratings.length && (
        <EmptyState
          title="Nothing rated yet"
          text="Add each impairment where it was measured: a finger, a hand, a leg, or the whole person."
        />
      )}
      {ratings.map((rating, at) => (
        <Row
          key={at}
          no={at + 1}
          rating={rating}
          set={(values) => set(at, values)}
          remove={() => change(ratings.filter((_, index) => index !== at))}
        />
      ))}
      <Button type="dashed" block disabled={ratings.length >= 40} onClick={add}>
        Add an impairment
      </Button>
    </>
  );
}

type RowProps = {
  no: number;
  rating: Rating;
  set: (values: Partial<Rating>) => void;
  remove: () => void;
};

const Row = ({ no, rating, set, remove }: RowProps) => (
  <fieldset className="impairment-row">
    <legend className="hidden-text">{`Impairment ${no}`}</legend>
    <Select<RatedPart>
      aria-label={`Part ${no}`}
      showSearch={{ optionFilterProp: 'label' }}
      options={parts}
      value={rating.part}
      onChange={(part) => set({ part })}
    />
    {hasSide(rating.part) && (
      <Select
        aria-label={`Side ${no}`}
        options={sides}
        value={rating.side}
        onChange={(side) => set({ side })}
      />
    )}
    <InputNumber
      aria-label={`Per cent ${no}`}
      min={0}
      max={100}
      suffix="%"
      value={rating.percent}
      onChange={(percent) => set({ percent: percent ?? 0 })}
    />
    <DeductionInput
      label={`Deduction ${no}`}
      value={rating.deduction}
      change={(deduction) => set({ deduction })}
    />
    <Input
      className="impairment-words"
      aria-label={`Words ${no}`}
      placeholder="What it is, e.g. loss of flexion"
      maxLength={120}
      value={rating.label}
      onChange={({ target }) => set({ label: target.value })}
    />
    <Button
      type="text"
      icon={<DeleteOutlined aria-hidden />}
      aria-label={`Remove impairment ${no}`}
      onClick={remove}
    />
  </fieldset>
);
