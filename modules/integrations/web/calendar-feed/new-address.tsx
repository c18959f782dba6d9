import { formatDateTime } from '#kernel/domain';
import { Notice, toast, useSession } from '#kernel/web';
import { Button, Input } from 'antd';
import type { MadeFeed } from './subscribe-button.tsx';
import './calendar-feeds.css';

const steps = [
  'Outlook and Microsoft 365: Calendar, Add calendar, Subscribe from web, and paste the address.',
  'Google Calendar: Other calendars, From URL, and paste the address.',
  'Apple Calendar: press Open in calendar program.',
];

/** `webcal:` makes the program of the machine ask whether to subscribe. */
const inProgram = (url: string) => url.replace(/^https?:/, 'webcal:');

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('The address is copied.');
  } catch {
    toast.error('The browser does not let us copy. Select the address and copy it.');
  }
}

/** The only time that the address is shown. */
export function NewAddress({ feed, close }: { feed: MadeFeed; close: () => void }) {
  const { zone, dateFormat } = useSession();
  return (
    <Notice
      tone="info"
      className="calendar-feed-made"
      title="The calendar is ready to subscribe to"
    >
      <p>
        Copy the address now: it is shown once. Whoever has it reads the calendar, until{' '}
        {formatDateTime(feed.expiresAt, zone, dateFormat)}.
      </p>
      <div className="calendar-feed-address">
        <Input
          readOnly
          aria-label="Address of the calendar"
          value={feed.url}
          onFocus={(event) => event.target.select()}
        />
        <Button type="primary" onClick={() => void copy(feed.url)}>
          Copy
        </Button>
        <Button href={inProgram(feed.url)}>Open in calendar program</Button>
        <Button onClick={close}>Done</Button>
      </div>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Notice>
  );
}
