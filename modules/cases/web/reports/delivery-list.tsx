import { can, formatDateTime } from '#kernel/domain';
import { callAction, DialogButton, StatusChip, TableFrame, useSession } from '#kernel/web';
import { reportDeliveries } from '#parties/domain';
import { openedWays, resendReport } from '../../domain/index.ts';
import type { CaseSectionProps } from '../case-page/section-props.ts';
import { useReportWork } from './use-reports.ts';
import type { SentReport } from './use-reports.ts';

type Props = Pick<CaseSectionProps, 'record'> & { deliveries: readonly SentReport[] };

/** Who has the report, how they got it, and whether they looked at it. */
export function DeliveryList({ record, deliveries }: Props) {
  const { actor, zone } = useSession();
  const { work } = useReportWork(record.id);
  return (
    <section aria-label="Sent to">
      <h4>Sent to</h4>
      <TableFrame label="Sent to" heads={['Name', 'Delivery', 'Sent', 'Opened', '']}>
        {deliveries.map((one) => (
          <tr key={one.id}>
            <td>
              {one.name} <span className="soft">{one.email}</span>
            </td>
            <td>{reportDeliveries[one.delivery]}</td>
            <td>
              {one.sentAt ? formatDateTime(one.sentAt, zone) : <span className="soft">-</span>}
            </td>
            <td>
              {one.openedAt ? (
                <>
                  <StatusChip tone="success">Opened</StatusChip>{' '}
                  {formatDateTime(one.openedAt, zone)}{' '}
                  <span className="soft">{one.openedBy && openedWays[one.openedBy]}</span>
                </>
              ) : (
                <span className="soft">
                  {one.delivery === 'attachment' ? 'Not known' : 'Not yet'}
                </span>
              )}
            </td>
            <td className="mini-buttons">
              {one.email && can(actor, resendReport.ability) && (
                <DialogButton
                  action={resendReport}
                  recordId={one.caseReportId}
                  fixed={{ deliveryId: one.id }}
                  about={<p className="soft">Without a choice it goes to {one.email} as before.</p>}
                  run={(input) =>
                    work(
                      () => callAction(resendReport, one.caseReportId, input),
                      'The report is on its way again.',
                    )
                  }
                  size="small"
                >
                  Send again
                </DialogButton>
              )}
            </td>
          </tr>
        ))}
      </TableFrame>
    </section>
  );
}
