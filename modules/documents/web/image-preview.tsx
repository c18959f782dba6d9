import type { PageRect } from '../domain/index.ts';
import { ScanMarks } from './reader/page-marks.tsx';

type Props = { image: Blob; name: string };

/** The address of the picture lives as long as its element: a hidden tab gives it up and gets it back. */
const Picture = ({ image, name }: Props) => (
  <img
    alt={name}
    ref={(element) => {
      if (!element) return;
      const url = URL.createObjectURL(image);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    }}
  />
);

/** With marks it is as wide as its window: they stand where the picture does. */
export const ImagePreview = ({ found = [], ...shown }: Props & { found?: readonly PageRect[] }) => (
  <div className="image-preview">
    {found.length ? (
      <div className="image-page">
        <Picture {...shown} />
        <ScanMarks rects={found} />
      </div>
    ) : (
      <Picture {...shown} />
    )}
  </div>
);
