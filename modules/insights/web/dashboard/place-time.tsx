import { formatTime, zoneMark } from '#kernel/domain';
import { useSession } from '#kernel/web';

/** The clock of the place, named where the reader's own shows another time. */
export function PlaceTime({ at, zone }: { at: string; zone: string }) {
  const { zone: own } = useSession();
  const mark = zoneMark(at, zone, own);
  return (
    <>
      {formatTime(at, zone)}
      {mark && <span className="zone-mark"> {mark}</span>}
    </>
  );
}
