import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';

type Props = {
  html: string;
  title: string;
  printsAfterMilliseconds?: number;
  /** Instead of the one print button; hidden in print like it. */
  buttons?: ComponentType<{ print: () => void }> | undefined;
};

/**
 * The sandbox lets no script of the document run; it keeps our origin so that the page can measure
 * and print it.
 */
export function HtmlDocument({ html, title, printsAfterMilliseconds, buttons: Buttons }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [isLoaded, setLoaded] = useState(false);
  const print = () => frame.current?.contentWindow?.print();

  useEffect(() => {
    if (!isLoaded || printsAfterMilliseconds === undefined) return;
    const timer = setTimeout(print, printsAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [isLoaded, printsAfterMilliseconds]);

  return (
    <>
      {Buttons ? (
        <div className="print-button">
          <Buttons print={print} />
        </div>
      ) : (
        <Button className="print-button" type="primary" icon={<PrinterOutlined />} onClick={print}>
          Print
        </Button>
      )}
      <iframe
        ref={frame}
        className="print-frame"
        title={title}
        sandbox="allow-same-origin allow-modals"
        srcDoc={html}
        style={{ height }}
        onLoad={() => {
          setHeight(frame.current?.contentDocument?.documentElement.scrollHeight);
          setLoaded(true);
        }}
      />
    </>
  );
}
