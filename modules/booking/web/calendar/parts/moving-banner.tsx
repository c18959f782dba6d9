import { Button } from 'antd';
import type { Moving } from '../change/drag-decisions.ts';
import { targetWords } from '../change/use-move.ts';

/** While a new slot is looked for; other days and weeks can be opened meanwhile. */
export const MovingBanner = ({ moving, cancel }: { moving: Moving; cancel: () => void }) => (
  <div className="moving-banner" role="status">
    <span>
      Moving <strong>{moving.appointment.client}</strong> from {targetWords(moving)}. Choose a free
      slot on any day.
    </span>
    <Button size="small" onClick={cancel}>
      Stop moving
    </Button>
  </div>
);
