import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import './pager.css';

type Props = {
  page: number;
  pageSize: number;
  total: number;
  sizes: readonly number[];
  onChange: (page: number, pageSize: number) => void;
};

const figure = (value: number) => value.toLocaleString('en-AU');

/** B-174. */
export function Pager({ page, pageSize, total, sizes, onChange }: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total ? Math.min((page - 1) * pageSize + 1, total) : 0;
  const last = Math.min(page * pageSize, total);
  const goTo = (next: number) => onChange(next, pageSize);
  return (
    <nav className="pager" aria-label="Pages">
      <span className="soft" aria-live="polite">
        {total ? `${figure(first)}–${figure(last)} of ${figure(total)}` : 'No records'}
      </span>
      <span className="spring" />
      <label className="pager-size">
        <span className="soft">Rows per page</span>
        <select
          aria-label="Rows per page"
          value={pageSize}
          onChange={({ target }) => onChange(1, Number(target.value))}
        >
          {[...new Set([...sizes, pageSize])]
            .sort((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
        </select>
      </label>
      <Button
        size="small"
        icon={<LeftOutlined />}
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => goTo(Math.min(page - 1, pages))}
      />
      <PageNumber key={page} page={page} pages={pages} goTo={goTo} />
      <Button
        size="small"
        icon={<RightOutlined />}
        aria-label="Next page"
        disabled={page >= pages}
        onClick={() => goTo(page + 1)}
      />
    </nav>
  );
}

type NumberProps = { page: number; pages: number; goTo: (page: number) => void };

function PageNumber({ page, pages, goTo }: NumberProps) {
  const leave = (input: HTMLInputElement) => {
    const asked = Math.min(pages, Math.max(1, Math.trunc(Number(input.value)) || page));
    input.value = String(asked);
    if (asked !== page) goTo(asked);
  };
  return (
    <span className="pager-page">
      <input
        aria-label="Page"
        inputMode="numeric"
        defaultValue={page}
        onFocus={({ target }) => target.select()}
        onBlur={({ target }) => leave(target)}
        onKeyDown={(event) => event.key === 'Enter' && leave(event.currentTarget)}
      />
      <span className="soft">of {figure(pages)}</span>
    </span>
  );
}
