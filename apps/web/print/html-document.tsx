import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';

/** What the floating buttons of a document can do with it. */
export type DocumentControls = {
  /** Opens the print dialog as soon as the document is complete. */
  readonly print: () => Promise<void>;
  /** Asks for the document again; done when the new one is complete. */
  readonly reload: () => Promise<void>;
};

type Props = {
  html: string;
  title: string;
  /** Another one for each answer of the server, also when it says the same. */
  version: number;
  reload: () => Promise<unknown>;
  printsAfterMilliseconds?: number;
  /** Instead of the one print button; hidden in print like it. */
  buttons?: ComponentType<DocumentControls> | undefined;
};

/**
 * The sandbox lets no script of the document run; it keeps our origin so that the page can measure
 * and print it.
 */
export function HtmlDocument(props: Props) {
  const { html, title, version, printsAfterMilliseconds, buttons: Buttons } = props;
  const { frame, height, isComplete, onLoad, controls } = useFrame(props);

  useEffect(() => {
    if (!isComplete || printsAfterMilliseconds === undefined) return;
    const timer = setTimeout(() => frame.current?.contentWindow?.print(), printsAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [frame, isComplete, printsAfterMilliseconds]);

  return (
    <>
      {Buttons ? (
        <div className="print-button">
          <Buttons {...controls} />
        </div>
      ) : (
        <Button
          className="print-button"
          type="primary"
          icon={<PrinterOutlined />}
          onClick={() => void controls.print()}
        >
          Print
        </Button>
      )}
      <iframe
        key={version}
        ref={frame}
        className="print-frame"
        title={title}
        sandbox="allow-same-origin allow-modals"
        srcDoc={html}
        style={{ height }}
        onLoad={() => void onLoad()}
      />
    </>
  );
}

/** A document is complete when its frame has loaded and its fonts are there. */
function useFrame({ version, reload }: Pick<Props, 'version' | 'reload'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const complete = useRef(Promise.withResolvers<void>());
  /** The version that is being replaced: when it completes, nobody waits for it any more. */
  const replaced = useRef<number>(null);
  const [height, setHeight] = useState<number>();
  const [isComplete, setComplete] = useState(false);

  const onLoad = async () => {
    if (version === replaced.current) return;
    const content = frame.current?.contentDocument;
    await content?.fonts?.ready;
    setHeight(content?.documentElement.scrollHeight);
    setComplete(true);
    complete.current.resolve();
  };
  const controls: DocumentControls = {
    async print() {
      await complete.current.promise;
      frame.current?.contentWindow?.print();
    },
    async reload() {
      replaced.current = version;
      complete.current = Promise.withResolvers();
      await reload();
      await complete.current.promise;
    },
  };
  return { frame, height, isComplete, onLoad, controls };
}
