import { DeleteOutlined } from '@ant-design/icons';
import { formatDateTime } from '#kernel/domain';
import { useSession, useUnsaved } from '#kernel/web';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { longestLabel, longestNote } from '../../domain/index.ts';
import type { Mark } from './marks.ts';

type Props = {
  marks: readonly Mark[];
  page: number;
  shown: string | null;
  canMark: boolean;
  show: (mark: Mark) => void;
  addNote: (text: string) => Promise<unknown>;
  /** Names the page that is read. */
  setLabel: (text: string) => Promise<unknown>;
  change: (mark: Mark) => Promise<unknown>;
  remove: (mark: Mark) => Promise<unknown>;
};

const kinds = { highlight: 'Highlight', note: 'Note', label: 'Label' } as const;

/** Every mark of the file in the order of its pages; a note is written here. */
export function MarksPanel(props: Props) {
  const { marks, page, canMark, addNote, setLabel } = props;
  const [text, setText] = useState('');
  useUnsaved({ isDirty: text.trim() !== '' });
  const hasLabel = marks.some((mark) => mark.kind === 'label' && mark.page === page);
  const add = async (how: Props['addNote']) => {
    if (await how(text.trim())) setText('');
  };
  return (
    <aside className="reader-panel" aria-label="Notes">
      {canMark && (
        <div className="reader-new-note">
          <Input.TextArea
            aria-label={`Note on page ${page}`}
            placeholder={`Note on page ${page}`}
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={longestNote}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <span>
            <Button
              size="small"
              type="primary"
              disabled={!text.trim()}
              onClick={() => void add(addNote)}
            >
              Add note
            </Button>
            <Button
              size="small"
              disabled={!text.trim() || text.trim().length > longestLabel || hasLabel}
              onClick={() => void add(setLabel)}
            >
              Use as page label
            </Button>
          </span>
        </div>
      )}
      {marks.length === 0 && (
        <p className="soft">
          Nothing is marked yet. Marks are kept beside the file; it stays as it is.
        </p>
      )}
      <ul className="reader-mark-list">
        {marks.map((mark) => (
          <MarkItem
            key={`${mark.id} ${mark.text}`}
            {...props}
            mark={mark}
            isShown={props.shown === mark.id}
          />
        ))}
      </ul>
    </aside>
  );
}

type ItemProps = Pick<Props, 'show' | 'change' | 'remove'> & { mark: Mark; isShown: boolean };

function MarkItem({ mark, isShown, show, change, remove }: ItemProps) {
  const { zone, dateFormat } = useSession();
  const item = useRef<HTMLLIElement>(null);
  const [text, setText] = useState(mark.text);
  useEffect(() => {
    if (isShown) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const isKept = text.trim() === mark.text || (mark.kind !== 'highlight' && !text.trim());
  return (
    <li ref={item} className={`reader-item is-${mark.colour}${isShown ? ' is-shown' : ''}`}>
      <header>
        <button type="button" className="link" onClick={() => show(mark)}>
          {kinds[mark.kind]}, page {mark.page}
        </button>
        {mark.isOwn && (
          <Button
            type="text"
            size="small"
            danger
            aria-label={`Delete the ${mark.kind} on page ${mark.page}`}
            icon={<DeleteOutlined />}
            onClick={() => void remove(mark)}
          />
        )}
      </header>
      {mark.isOwn ? (
        <Input.TextArea
          aria-label={`Text of the ${mark.kind} on page ${mark.page}`}
          variant="borderless"
          placeholder="Write a note"
          autoSize
          maxLength={longestNote}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => (isKept ? setText(mark.text) : void change({ ...mark, text: text.trim() }))}
        />
      ) : (
        mark.text && <p>{mark.text}</p>
      )}
      <small className="soft">
        {[mark.author?.displayName, formatDateTime(mark.creationTime, zone, dateFormat)]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  );
}
