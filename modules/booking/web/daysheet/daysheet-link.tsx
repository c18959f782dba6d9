import { dayIn } from '#kernel/domain';
import { Button } from 'antd';

type Asked = {
  readonly specialistId: string;
  readonly centreId?: string | null;
  readonly fromDate: string;
};

/** the sheet of a day, in a window of its own. */
export function daysheetAddress({ specialistId, centreId, fromDate }: Asked): string {
  const query = { dId: specialistId, ...(centreId && { cId: centreId }), fDate: fromDate };
  return `/view/daysheet-print?${new URLSearchParams(query).toString()}`;
}

type Props = {
  session: {
    readonly specialistId: string;
    readonly centreId: string | null;
    readonly dateFrom: string;
    readonly timeZone: string;
  };
};

/** Of the session's day, where the session is. */
const daysheetPath = ({ specialistId, centreId, dateFrom, timeZone }: Props['session']) =>
  daysheetAddress({ specialistId, centreId, fromDate: dayIn(timeZone, new Date(dateFrom)) });

export const DaysheetLink = ({ session }: Props) => (
  <Button href={daysheetPath(session)} target="_blank" rel="noopener">
    Daysheet
  </Button>
);
