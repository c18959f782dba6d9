import { openTab } from '../tabs/open-tab.ts';
import { toast } from '../toast/toast.ts';

/** Read at leisure: it says who must agree, and leads to where the call waits. */
const secondsShown = 20;

export function toastWaitingRequest(message: string, opens: string): void {
  toast.info(message, 'It waits', {
    seconds: secondsShown,
    key: `kept ${opens}`,
    action: { label: 'Open the request', run: () => openTab(opens) },
  });
}
