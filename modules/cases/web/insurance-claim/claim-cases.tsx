import { formatDateTime } from '#kernel/domain';
import { StatusChip, TabLink, TableFrame, useSession } from '#kernel/web';
import { caseTypeNames } from '../../domain/index.ts';
import type { InsuranceClaim } from '../../domain/index.ts';
import { casePath } from '../search/case-path.ts';

type Props = Pick<InsuranceClaim, 'cases'>;

export function ClaimCases({ cases }: Props) {
  const { zone, dateFormat } = useSession();
  return (
    <>
      <h3 className="claim-head">Other cases of this claim</h3>
      {cases.length ? (
        <TableFrame
          label="Other cases of this claim"
          heads={['Case', 'Type', 'Specialist', 'Appointment', 'Status']}
        >
          {cases.map((one) => (
            <tr key={one.id}>
              <td className="claim-short">
                <TabLink to={casePath(one) ?? ''}>{one.caseNo}</TabLink>
              </td>
              <td>{caseTypeNames[one.caseType]}</td>
              <td>{one.specialist ?? <span className="soft">–</span>}</td>
              <td className="claim-short">
                {one.appointmentDate ? (
                  formatDateTime(one.appointmentDate, zone, dateFormat)
                ) : (
                  <span className="soft">–</span>
                )}
              </td>
              <td>
                {one.statusName && (
                  <StatusChip tone={one.isClosed ? 'neutral' : 'info'}>{one.statusName}</StatusChip>
                )}
              </td>
            </tr>
          ))}
        </TableFrame>
      ) : (
        <p className="soft">This is the only case with this claim number.</p>
      )}
    </>
  );
}
