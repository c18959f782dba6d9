import { can } from '#kernel/domain';
import { RecordDialog, StatusChip, TableFrame, useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import {
  findingCategories,
  findingSeverities,
  reportCorrection,
  severityTones,
} from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { FindingStatus } from '../corrections/finding-status.tsx';
import { useReportWork } from './use-reports.ts';
import type { Finding } from './use-reports.ts';

type Props = CaseSectionProps & { findings: readonly Finding[] };

const asked = ['category', 'severity', 'adequacy', 'finding', 'note'];

/** What the quality assurance found: all of it, or what was returned to the specialist. */
export function FindingList({ record, findings }: Props) {
  const { actor } = useSession();
  const [isAdding, setAdding] = useState(false);
  const { again } = useReportWork(record.id);
  const mayAdd = can(actor, 'reportCorrection.create');
  if (!mayAdd && !findings.length) return null;
  return (
    <section aria-label="Findings">
      <h4>Findings of the quality assurance</h4>
      {findings.length > 0 && (
        <TableFrame
          label="Findings"
          heads={['Finding', 'Category', 'Severity', 'Status', 'Raised by']}
        >
          {findings.map((finding) => (
            <tr key={finding.id}>
              <td>
                {finding.finding}
                {finding.note && <p className="soft report-note">{finding.note}</p>}
              </td>
              <td>{findingCategories[finding.category]}</td>
              <td>
                <StatusChip tone={severityTones[finding.severity] ?? 'neutral'}>
                  {findingSeverities[finding.severity]}
                </StatusChip>
              </td>
              <td>
                <FindingStatus finding={finding} changed={again} />
              </td>
              <td className="soft">{finding.raisedBy ?? '-'}</td>
            </tr>
          ))}
        </TableFrame>
      )}
      {mayAdd && (
        <Button size="small" onClick={() => setAdding(true)}>
          Add finding
        </Button>
      )}
      {isAdding && (
        <Suspense>
          <RecordDialog
            resource={reportCorrection}
            fixed={{ caseId: record.id }}
            only={asked}
            close={(isSaved) => {
              setAdding(false);
              if (isSaved) void again();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
