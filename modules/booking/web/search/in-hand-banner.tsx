import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

type Props = { icon: ReactNode; leaveText: string; leave: () => void; children: ReactNode };

/** Whom the slots are looked for. It stays in view: every press on a slot depends on it. */
export function InHandBanner({ icon, leaveText, leave, children }: Props) {
  const banner = useRef<HTMLParagraphElement>(null);
  // Braces: Chromium answers with a promise, which React would call as the end of the effect.
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p className="search-in-hand" role="status" ref={banner}>
      {icon}
      <span>{children}</span>
      <Button size="small" type="text" icon={<CloseOutlined />} data-tip="Esc" onClick={leave}>
        {leaveText}
      </Button>
    </p>
  );
}
