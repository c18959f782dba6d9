import { useEffect, useState } from 'react';

export function ImagePreview({ image, name }: { image: Blob; name: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return <div className="image-preview">{url && <img src={url} alt={name} />}</div>;
}
