const stops = ['stop', 'stopall', 'unsubscribe', 'opt out', 'optout', 'cancel', 'end', 'quit'];
const starts = ['start', 'unstop', 'yes', 'opt in', 'optin'];

/** A message that is nothing but the word; "please do not stop" is an answer like any other. */
export function smsCommand(text: string): 'stop' | 'start' | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s.!"']+/g, ' ')
    .trim();
  if (stops.includes(word)) return 'stop';
  return starts.includes(word) ? 'start' : null;
}
