import { dayIn } from '#kernel/domain';
import { Button } from 'antd';

type Props = {
  session: {
    readonly specialistId: string;
    readonly centreId: string | null;
    readonly dateFrom: string;
    readonly timeZone: string;
  };
};

/** the sheet of the session's day, in a window of its own. */
export function daysheetPath({ specialistId, centreId, dateFrom, timeZone }: Props['session']) {
  const query = new URLSearchParams({
    dId: specialistId,
    ...(centreId && { cId: centreId }),
    fDate: dayIn(timeZone, new Date(dateFrom)),
  });
  return `/view/daysheet-print?${query.toString()}`;
}

export const DaysheetLink = ({ session }: Props) => (
  <Button href={daysheetPath(session)} target="_blank" rel="noopener">
    Daysheet
  </Button>
);
