import {
  ColumnWidthOutlined,
  DownOutlined,
  UpOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { canZoom, zoomText } from './zoom.ts';

type Props = {
  page: number;
  pages: number;
  zoom: number;
  goTo: (page: number) => void;
  setZoom: (zoom: number) => void;
};

export const PdfToolbar = ({ page, pages, zoom, goTo, setZoom }: Props) => (
  <div className="pdf-bar" role="toolbar" aria-label="PDF">
    <PageButtons page={page} pages={pages} goTo={goTo} />
    <ZoomButtons zoom={zoom} setZoom={setZoom} />
  </div>
);

function PageButtons({ page, pages, goTo }: Pick<Props, 'page' | 'pages' | 'goTo'>) {
  const [typed, setTyped] = useState<number | null>(null);
  const go = (to: number | null) => {
    if (to && to >= 1 && to <= pages) goTo(to);
  };
  return (
    <span>
      <Button
        type="text"
        size="small"
        aria-label="Previous page"
        icon={<UpOutlined />}
        disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      <Button
        type="text"
        size="small"
        aria-label="Next page"
        icon={<DownOutlined />}
        disabled={page >= pages}
        onClick={() => go(page + 1)}
      />
      <InputNumber
        aria-label="Page"
        size="small"
        className="pdf-page-number"
        controls={false}
        min={1}
        max={Math.max(1, pages)}
        precision={0}
        value={typed ?? page}
        onChange={setTyped}
        onPressEnter={({ target }) => {
          go(Number((target as HTMLInputElement).value));
          setTyped(null);
        }}
        onBlur={() => setTyped(null)}
      />
      <span className="soft">of {pages || '–'}</span>
    </span>
  );
}

const ZoomButtons = ({ zoom, setZoom }: Pick<Props, 'zoom' | 'setZoom'>) => (
  <span>
    <Button
      type="text"
      size="small"
      aria-label="Zoom out"
      icon={<ZoomOutOutlined />}
      disabled={!canZoom(zoom, -1)}
      onClick={() => setZoom(zoom - 0.25)}
    />
    <output className="pdf-zoom">{zoomText(zoom)}</output>
    <Button
      type="text"
      size="small"
      aria-label="Zoom in"
      icon={<ZoomInOutlined />}
      disabled={!canZoom(zoom, 1)}
      onClick={() => setZoom(zoom + 0.25)}
    />
    <Button
      type="text"
      size="small"
      aria-label="Fit the width"
      icon={<ColumnWidthOutlined />}
      disabled={zoom === 1}
      onClick={() => setZoom(1)}
    />
  </span>
);
