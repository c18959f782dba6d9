import { RemindersOfRecord } from '#correspondence/web';
import { formatDate } from '#kernel/domain';
import { api, ChildPanel, Notice, todayIn, useSession } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { ndisChemicalRestraint, ndisType } from '../../domain/index.ts';
import { restraintWarnings } from './restraint-warnings.ts';
import type { ShownRestraint } from './restraint-warnings.ts';
import './ndis.css';

/** C-244 to C-247: an authority that has ended, or soon will, is said before anything else. */
export default function RestraintsPanel({ id }: { id: string }) {
  const { zone, dateFormat } = useSession();
  const { base } = ndisChemicalRestraint;
  const { data } = useQuery({
    queryKey: ['list', base, 'authorities', id],
    queryFn: ({ signal }) =>
      api.get<{ items: ShownRestraint[] }>(
        `/app/${base}`,
        {
          ndisId: id,
          maxResultCount: 100,
          fields: 'medicine,authorisedBy,authorisedFrom,authorisedTo',
        },
        signal,
      ),
  });
  const warnings = restraintWarnings(data?.items ?? [], todayIn(zone), (day) =>
    formatDate(day, dateFormat),
  );
  return (
    <>
      {warnings.length > 0 && (
        <div className="ndis-notices">
          {warnings.map(({ id: key, tone, text }) => (
            <Notice key={key} tone={tone} title={text} />
          ))}
        </div>
      )}
      <Suspense fallback={<Skeleton active title={false} />}>
        <ChildPanel resource={ndisChemicalRestraint} owner={{ id }} />
      </Suspense>
      <Suspense>
        <RemindersOfRecord
          about={{ fromModule: ndisType.key, objectId: id }}
          kind="restraintAuthority"
          empty="Nobody was warned by itself yet."
        />
      </Suspense>
    </>
  );
}
