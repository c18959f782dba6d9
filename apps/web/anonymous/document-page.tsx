import './anonymous.css';
import { PdfViewer, ThemeProvider } from '#kernel/web';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PlainPage } from './plain-page.tsx';
import { Spinner } from './spinner.tsx';

const ImagePreview = lazy(async () => ({
  default: (await import('#documents/web')).ImagePreview,
}));

type Shown = { file: Blob; name: string } | 'failed' | null;

/** R-054, G-035: one file by its token. The token is used up by looking, so nothing is asked twice. */
let asked: Promise<Shown> | null = null;

async function fetchFile(search: string): Promise<Shown> {
  const params = new URLSearchParams(search);
  const token = params.get('accessToken');
  const name = params.get('name') || 'document';
  if (!token) return 'failed';
  const place = `/files/view/${encodeURIComponent(name)}`;
  const answer = await fetch(`${place}?accessToken=${encodeURIComponent(token)}`);
  return answer.ok ? { file: await answer.blob(), name } : 'failed';
}

export default function DocumentPage() {
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    asked ??= fetchFile(location.search).catch(() => 'failed' as const);
    void asked.then(setShown);
  }, []);
  if (!shown) return <Spinner />;
  if (shown === 'failed') {
    return (
      <PlainPage title="This document cannot be shown">
        <p>The link has expired or was already used. Ask for a new one.</p>
      </PlainPage>
    );
  }
  return <Document {...shown} />;
}

function Document({ file, name }: { file: Blob; name: string }) {
  if (file.type === 'application/pdf') {
    return (
      <ThemeProvider>
        <title>{name}</title>
        <Suspense fallback={<Spinner />}>
          <div className="whole-window">
            <PdfViewer file={file} />
          </div>
        </Suspense>
      </ThemeProvider>
    );
  }
  if (/^image\/(png|jpeg|gif|bmp)$/.test(file.type)) {
    return (
      <Suspense fallback={<Spinner />}>
        <div className="whole-window">
          <ImagePreview image={file} name={name} />
        </div>
      </Suspense>
    );
  }
  return <Saved file={file} name={name} />;
}

function Saved({ file, name }: { file: Blob; name: string }) {
  const [url] = useState(() => URL.createObjectURL(file));
  return (
    <PlainPage title={name}>
      <p>This kind of file is not shown in the browser.</p>
      <a className="plain-button" href={url} download={name}>
        Save it
      </a>
    </PlainPage>
  );
}
