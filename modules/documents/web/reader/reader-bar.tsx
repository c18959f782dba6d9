import {
  AppstoreOutlined,
  BorderOutlined,
  ColumnWidthOutlined,
  CommentOutlined,
  DownOutlined,
  FileOutlined,
  HighlightOutlined,
  MenuUnfoldOutlined,
  ProfileOutlined,
  UpOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ReaderTool } from './reader-pages.tsx';
import { zoomText } from './reader-zoom.ts';

type ToggleProps = { label: string; icon: ReactNode; isOn: boolean; set: (isOn: boolean) => void };

const Toggle = ({ label, icon, isOn, set }: ToggleProps) => (
  <Button
    type={isOn ? 'primary' : 'text'}
    size="small"
    aria-label={label}
    aria-pressed={isOn}
    title={label}
    icon={icon}
    onClick={() => set(!isOn)}
  />
);

type PlainProps = { label: string; icon: ReactNode; disabled?: boolean; run: () => void };

const Plain = ({ label, icon, disabled = false, run }: PlainProps) => (
  <Button
    type="text"
    size="small"
    aria-label={label}
    title={label}
    icon={icon}
    disabled={disabled}
    onClick={run}
  />
);

type Props = {
  page: number;
  pages: number;
  zoom: number;
  tool: ReaderTool;
  isSideOpen: boolean;
  isPanelOpen: boolean;
  canMark: boolean;
  goTo: (page: number) => void;
  setZoom: (zoom: number) => void;
  fitPage: () => void;
  setTool: (tool: ReaderTool) => void;
  setSideOpen: (isOpen: boolean) => void;
  setPanelOpen: (isOpen: boolean) => void;
  /** Absent: no new files can be made from the pages. */
  arrange?: (() => void) | undefined;
  search: ReactNode;
};

export const ReaderBar = (props: Props) => (
  <div className="reader-bar" role="toolbar" aria-label="PDF">
    <PageButtons {...props} />
    <ZoomButtons {...props} />
    {props.search}
    <MarkButtons {...props} />
  </div>
);

const PageButtons = ({ page, pages, goTo, isSideOpen, setSideOpen }: Props) => (
  <span>
    <Toggle label="Thumbnails" icon={<MenuUnfoldOutlined />} isOn={isSideOpen} set={setSideOpen} />
    <Plain
      label="Previous page"
      icon={<UpOutlined />}
      disabled={page <= 1}
      run={() => goTo(page - 1)}
    />
    <Plain
      label="Next page"
      icon={<DownOutlined />}
      disabled={page >= pages}
      run={() => goTo(page + 1)}
    />
    <PageNumber page={page} pages={pages} goTo={goTo} />
  </span>
);

const ZoomButtons = ({ zoom, setZoom, fitPage }: Props) => (
  <span>
    <Plain label="Zoom out" icon={<ZoomOutOutlined />} run={() => setZoom(zoom - 0.25)} />
    <output className="reader-zoom">{zoomText(zoom)}</output>
    <Plain label="Zoom in" icon={<ZoomInOutlined />} run={() => setZoom(zoom + 0.25)} />
    <Plain label="Fit the width" icon={<ColumnWidthOutlined />} run={() => setZoom(1)} />
    <Plain label="Fit the page" icon={<FileOutlined />} run={fitPage} />
  </span>
);

function MarkButtons({ canMark, tool, setTool, isPanelOpen, setPanelOpen, arrange }: Props) {
  const toggle = (own: ReaderTool) => ({
    isOn: tool === own,
    set: (isOn: boolean) => setTool(isOn ? own : 'read'),
  });
  return (
    <span>
      {canMark && (
        <>
          <Toggle label="Highlight words" icon={<HighlightOutlined />} {...toggle('highlight')} />
          <Toggle label="Highlight a box" icon={<BorderOutlined />} {...toggle('box')} />
          <Toggle label="Put a note on the page" icon={<CommentOutlined />} {...toggle('note')} />
        </>
      )}
      <Toggle label="Notes" icon={<ProfileOutlined />} isOn={isPanelOpen} set={setPanelOpen} />
      {arrange && <Plain label="Arrange pages" icon={<AppstoreOutlined />} run={arrange} />}
    </span>
  );
}

function PageNumber({ page, pages, goTo }: Pick<Props, 'page' | 'pages' | 'goTo'>) {
  const [typed, setTyped] = useState<number | null>(null);
  return (
    <>
      <InputNumber
        aria-label="Page"
        size="small"
        className="reader-page-number"
        controls={false}
        min={1}
        max={Math.max(1, pages)}
        precision={0}
        value={typed ?? page}
        onChange={setTyped}
        onPressEnter={({ target }) => {
          const to = Number((target as HTMLInputElement).value);
          if (to >= 1 && to <= pages) goTo(to);
          setTyped(null);
        }}
        onBlur={() => setTyped(null)}
      />
      <span className="soft">of {pages || '–'}</span>
    </>
  );
}
