import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  DeleteOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
} from '@ant-design/icons';
import { api, followTask, toastFailure } from '#kernel/web';
import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import {
  arrangementOf,
  chosenPart,
  isArranged,
  leaveOutChosen,
  moveChosen,
  splitParts,
  toggle,
  turnChosen,
  wholePart,
} from './arrangement.ts';
import { SmallPage } from './thumbnails.tsx';
import { usePagesInSight } from './use-pages-in-sight.ts';

type Props = {
  fileId: string;
  pages: number;
  close: () => void;
  onMade?: (() => void) | undefined;
};

const wide = 150;

/** Turn, move, leave out, extract and split: each makes new files, the original stays as it is. */
export function ArrangePages({ fileId, pages, close, onMade }: Props) {
  const [state, setState] = useState(() => arrangementOf(pages));
  const [isStarting, setStarting] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const near = usePagesInSight({ list, scroller, count: state.sheets.length });
  const count = state.chosen.size;
  const isChanged = isArranged(state, pages);

  const make = async (parts: ReturnType<typeof wholePart>) => {
    setStarting(true);
    try {
      const { taskId } = await api.post<{ taskId: string }>(`/app/files/${fileId}/pages`, {
        parts,
      });
      followTask(taskId, 'The new file is being made.', 'Pages', onMade);
      close();
    } catch (error) {
      toastFailure(error);
      setStarting(false);
    }
  };

  return (
    <div className="reader">
      <div className="reader-bar" role="toolbar" aria-label="Arrange pages">
        <span>
          <Button size="small" onClick={close}>
            Back
          </Button>
          <span className="soft">{count ? `${count} chosen` : 'Choose pages'}</span>
        </span>
        <span>
          <IconButton
            label="Turn left"
            icon={<RotateLeftOutlined />}
            isOff={!count}
            run={() => setState(turnChosen(state, -90))}
          />
          <IconButton
            label="Turn right"
            icon={<RotateRightOutlined />}
            isOff={!count}
            run={() => setState(turnChosen(state, 90))}
          />
          <IconButton
            label="Move forward"
            icon={<ArrowLeftOutlined />}
            isOff={!count}
            run={() => setState(moveChosen(state, -1))}
          />
          <IconButton
            label="Move back"
            icon={<ArrowRightOutlined />}
            isOff={!count}
            run={() => setState(moveChosen(state, 1))}
          />
          <IconButton
            label="Leave out"
            icon={<DeleteOutlined />}
            isOff={!count}
            run={() => setState(leaveOutChosen(state))}
          />
        </span>
        <span>
          <Button
            size="small"
            disabled={!count || isStarting}
            onClick={() => void make(chosenPart(state))}
          >
            Extract chosen
          </Button>
          <Button
            size="small"
            disabled={!count || isStarting}
            onClick={() => void make(splitParts(state))}
          >
            Split at chosen
          </Button>
          <Button
            size="small"
            type="primary"
            disabled={!isChanged || isStarting}
            onClick={() => void make(wholePart(state))}
          >
            Save as new file
          </Button>
        </span>
      </div>
      <div className="reader-scroller" ref={scroller}>
        <ol className="reader-sheets" ref={list}>
          {state.sheets.map((sheet, at) => (
            <li key={sheet.key} className={state.chosen.has(sheet.key) ? 'is-chosen' : ''}>
              <label>
                <span className="reader-thumb" style={{ width: wide, height: wide * Math.SQRT2 }}>
                  {near.has(at + 1) && (
                    <SmallPage page={sheet.page} turn={sheet.turn} wide={wide} />
                  )}
                </span>
                <Checkbox
                  checked={state.chosen.has(sheet.key)}
                  onChange={() => setState(toggle(state, sheet.key))}
                >
                  Page {sheet.page}
                </Checkbox>
              </label>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

type IconProps = { label: string; icon: React.ReactNode; isOff: boolean; run: () => void };

const IconButton = ({ label, icon, isOff, run }: IconProps) => (
  <Button
    type="text"
    size="small"
    aria-label={label}
    title={label}
    icon={icon}
    disabled={isOff}
    onClick={run}
  />
);
