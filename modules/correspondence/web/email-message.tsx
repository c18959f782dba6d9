import type { Actor } from '#kernel/domain';
import { api, panelText } from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { mayReadBody, readEmailBody } from '../domain/index.ts';
import { linkParts } from './link-parts.ts';

type Email = { id: string; isConfidential: boolean; can?: readonly string[] };
type Body = { text: string | null; html: string | null };

/** Every reading is written down, so the words are fetched only when someone asks for them. */
export function EmailMessage({ email, actor }: { email: Email; actor: Actor }) {
  const [isAsked, setAsked] = useState(false);
  const mayRead = email.can?.includes(readEmailBody.ability) && mayReadBody(actor, email);
  if (!mayRead) return <p className="soft">This message is confidential.</p>;
  if (!isAsked) return <Button onClick={() => setAsked(true)}>{readEmailBody.label}</Button>;
  return <Words id={email.id} />;
}

function Words({ id }: { id: string }) {
  const { data, error } = useQuery({
    queryKey: ['email-body', id],
    queryFn: ({ signal }) =>
      api.get<Body>(readEmailBody.path.replace('{id}', id), undefined, signal),
  });
  if (error) return <Alert type="error" title={panelText(error)} />;
  if (!data) return <Skeleton active />;
  if (!data.text && !data.html)
    return <p className="soft">The words of this message were not kept.</p>;
  // Nothing in a mail may run here: the frame allows no script and no navigation of the page.
  if (!data.text) return <iframe title="Message" sandbox="" srcDoc={data.html ?? ''} />;
  return (
    <p className="long-text">
      {linkParts(data.text).map(({ text, isLink, at }) =>
        isLink ? (
          <a key={at} href={text} rel="noreferrer noopener">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
