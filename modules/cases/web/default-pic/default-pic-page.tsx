import { api, PageHeader, PageTitle, panelText, TableFrame } from '#kernel/web';
import { picSteps } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { defaultPic } from '../../domain/index.ts';
import { PicRow } from './pic-row.tsx';
import type { Pic } from './pic-row.tsx';
import './default-pic.css';

const steps = Object.keys(picSteps) as PicStep[];

/** S-099, B-194, G-118: all sixteen steps, with or without somebody. */
export function DefaultPicPage() {
  const { data, error } = useQuery({
    queryKey: ['list', defaultPic.base, 'steps'],
    queryFn: ({ signal }) =>
      api.get<{ items: Pic[] }>(
        `/app/${defaultPic.base}`,
        { maxResultCount: 100, fields: 'step,userId' },
        signal,
      ),
  });
  const byStep = new Map(data?.items.map((pic) => [pic.step, pic]));
  return (
    <div className="page">
      <PageTitle>Default PIC List</PageTitle>
      <PageHeader
        title="Default PIC"
        meta={data && `${byStep.size} of ${steps.length} steps have a person in charge`}
      />
      <p className="soft">
        Whoever stands here takes the step, unless the company of the case names somebody else.
      </p>
      {error && <Alert type="error" showIcon title={panelText(error)} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {data && (
        <div className="card pic-steps">
          <TableFrame
            label="Default PIC"
            heads={['#', 'Step', 'Stage shown in the case', 'Person in charge']}
          >
            {steps.map((step, index) => (
              <PicRow key={step} place={index + 1} step={step} pic={byStep.get(step)} />
            ))}
          </TableFrame>
        </div>
      )}
    </div>
  );
}
