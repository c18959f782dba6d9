import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  DeleteOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
} from '@ant-design/icons';
import { api, followTask, toastFailure } from '#kernel/web';
import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
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
import type { Arrangement } from './arrangement.ts';
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

  const isChanged = isArranged(state, pages);
  const hasChosen = state.chosen.size > 0;
  return (
    <div className="reader">
      <div className="reader-bar" role="toolbar" aria-label="Arrange pages">
        <span>
          <Button size="small" onClick={close}>
            Back
          </Button>
          <span className="soft">{hasChosen ? `${state.chosen.size} chosen` : 'Choose pages'}</span>
        </span>
        <ChangeButtons state={state} setState={setState} />
        <span>
          <Button
            size="small"
            disabled={!hasChosen || isStarting}
            onClick={() => void make(chosenPart(state))}
          >
            Extract chosen
          </Button>
          <Button
            size="small"
            disabled={!hasChosen || isStarting}
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
      <Sheets state={state} setState={setState} />
    </div>
  );
}

type StateProps = { state: Arrangement; setState: (state: Arrangement) => void };

function ChangeButtons({ state, setState }: StateProps) {
  const steps: readonly [label: string, icon: ReactNode, next: () => Arrangement][] = [
    ['Turn left', <RotateLeftOutlined key="left" />, () => turnChosen(state, -90)],
    ['Turn right', <RotateRightOutlined key="right" />, () => turnChosen(state, 90)],
    ['Move forward', <ArrowLeftOutlined key="forward" />, () => moveChosen(state, -1)],
    ['Move back', <ArrowRightOutlined key="back" />, () => moveChosen(state, 1)],
    ['Leave out', <DeleteOutlined key="out" />, () => leaveOutChosen(state)],
  ];
  return (
    <span>
      {steps.map(([label, icon, next]) => (
        <Button
          key={label}
          type="text"
          size="small"
          aria-label={label}
          title={label}
          icon={icon}
          disabled={!state.chosen.size}
          onClick={() => setState(next())}
        />
      ))}
    </span>
  );
}

function Sheets({ state, setState }: StateProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const near = usePagesInSight({ list, scroller, count: state.sheets.length });
  return (
    <div className="reader-scroller" ref={scroller}>
      <ol className="reader-sheets" ref={list}>
        {state.sheets.map((sheet, at) => (
          <li key={sheet.key} className={state.chosen.has(sheet.key) ? 'is-chosen' : ''}>
            <label>
              <span className="reader-thumb" style={{ width: wide, height: wide * Math.SQRT2 }}>
                {near.has(at + 1) && <SmallPage page={sheet.page} turn={sheet.turn} wide={wide} />}
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
  );
}
