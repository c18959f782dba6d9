import { useSession } from '#kernel/web';
import { useEffect } from 'react';

/** B-386. */
export function useFavicon(): void {
  const { Favicon: file } = useSession().tenant.extraProperties;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!file || !link) return;
    const before = link.href;
    link.removeAttribute('type');
    link.href = `/files/${encodeURIComponent(file)}`;
    return () => {
      link.href = before;
    };
  }, [file]);
}
