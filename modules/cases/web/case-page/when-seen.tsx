import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

/** How far below the window a part is fetched already, in pixels. */
const ahead = 300;

const canWatch = () => typeof IntersectionObserver === 'function';

/** What asks the server is drawn when it comes near: a long page is there at once. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(() => !canWatch());
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: `${ahead}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen ? children : <div ref={place} className="case-unseen" />;
}
