import { formatDateTime } from '#kernel/domain';
import { Notice, toast, useSession } from '#kernel/web';
import { Button, Input } from 'antd';
import type { MadeApiKey } from '../../domain/index.ts';
import './api-keys.css';

async function copy(key: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(key);
    toast.success('The key is copied.');
  } catch {
    toast.error('The browser does not let us copy. Select the key and copy it.');
  }
}

/** The only time that the secret is shown. */
export function NewSecret({ made, close }: { made: MadeApiKey; close: () => void }) {
  const { zone, dateFormat } = useSession();
  const moment = (at: string) => formatDateTime(at, zone, dateFormat);
  return (
    <Notice tone="info" className="api-key-made" title="The key is ready">
      <p>
        Copy it now: it is shown once, and we keep no copy. It works until {moment(made.expiresAt)}.
        {made.oldWorksUntil &&
          ` The key of before works until ${moment(made.oldWorksUntil)}; put the new one in its place by then.`}
      </p>
      <div className="api-key-text">
        <Input
          readOnly
          aria-label="Key of the API"
          value={made.key}
          onFocus={(event) => event.target.select()}
        />
        <Button type="primary" onClick={() => void copy(made.key)}>
          Copy
        </Button>
        <Button onClick={close}>Done</Button>
      </div>
      <p>
        The program sends it with every call: <code>Authorization: Bearer cw_…</code>
      </p>
    </Notice>
  );
}
