import { Tooltip } from 'antd';
import { useSession } from '../session/session.ts';
import { lookupLabel, tooltipWidth } from './lookup-options.ts';
import type { LookupItem } from './lookup-options.ts';

/** One line of an open list; B-327: the details on hovering are for those who may know them. */
export function LookupChoice({ item }: { item: LookupItem }) {
  const { seesDetails } = useSession();
  const label = lookupLabel(item);
  const line = (
    <div className="lookup-choice">
      {label}
      {item.descriptionOption && <div className="soft">{item.descriptionOption}</div>}
    </div>
  );
  if (!seesDetails) return line;
  const details = [label, item.descriptionOption ?? ''].filter(Boolean);
  const longest = details.reduce((one, other) => (other.length > one.length ? other : one), '');
  return (
    <Tooltip
      placement="right"
      mouseEnterDelay={0.4}
      title={details.map((text) => (
        <div key={text}>{text}</div>
      ))}
      styles={{ root: { width: tooltipWidth(longest), maxWidth: 'calc(100vw - 32px)' } }}
    >
      {line}
    </Tooltip>
  );
}
