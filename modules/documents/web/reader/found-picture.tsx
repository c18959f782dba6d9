import { ImagePreview } from '../image-preview.tsx';
import { useScans } from './use-scans.ts';

type Props = { image: Blob; name: string; fileId: string; keyword: string };

/** A picture that was found by a word has it marked where it was recognised. */
export function FoundPicture({ fileId, keyword, ...shown }: Props) {
  const [first] = useScans(fileId, { text: keyword, isKeyword: true });
  return <ImagePreview {...shown} found={first?.page === 1 ? first.rects : []} />;
}
