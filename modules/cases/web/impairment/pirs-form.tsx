import { Segmented } from 'antd';
import { pirsClasses, pirsScales } from '../../domain/index.ts';
import type { ImpairmentInput, PirsScale } from '../../domain/index.ts';
import { DeductionInput } from './deduction-input.tsx';

const classes = Object.entries(pirsClasses).map(([value, label]) => ({
  value: Number(value),
  label: value,
  title: label,
}));

type Props = { input: ImpairmentInput; change: (values: Partial<ImpairmentInput>) => void };

/** Six scales, each from 1 (no deficit) to 5 (totally impaired). */
export const PirsForm = ({ input, change }: Props) => (
  <>
    {(Object.keys(pirsScales) as PirsScale[]).map((scale) => (
      <div key={scale} className="pirs-row">
        <span id={`pirs-${scale}`}>{pirsScales[scale]}</span>
        <Segmented<number>
          aria-labelledby={`pirs-${scale}`}
          options={classes}
          value={input.pirs[scale] ?? 0}
          onChange={(value) => change({ pirs: { ...input.pirs, [scale]: value } })}
        />
      </div>
    ))}
    <p className="soft">1 no deficit or minor, 2 mild, 3 moderate, 4 severe, 5 totally impaired.</p>
    <DeductionInput
      label="Deduction"
      value={input.pirsDeduction}
      change={(pirsDeduction) => change({ pirsDeduction })}
    />
  </>
);
