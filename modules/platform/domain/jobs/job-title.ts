/** `on.correspondence.passwordLinkMail` reads "Correspondence: password link mail". */
export function jobTitle(name: string): string {
  const [module = '', ...rest] = name.replace(/^on\./, '').replaceAll('-', ' ').split('.');
  const words = rest
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const area = module.charAt(0).toUpperCase() + module.slice(1);
  return words ? `${area}: ${words}` : area;
}

/** The cron lines that we use, in words; any other is shown as it is. */
export function cronText(cron: string): string {
  const [minute = '', hour = '', ...rest] = cron.split(' ');
  if (rest.join(' ') !== '* * *') return cron;
  if (minute === '*' && hour === '*') return 'Every minute';
  const every = /^\*\/(\d+)$/.exec(minute);
  if (every && hour === '*') return `Every ${every[1]} minutes`;
  if (!/^\d+$/.test(minute)) return cron;
  if (hour === '*') return `Every hour at :${minute.padStart(2, '0')}`;
  return /^\d+$/.test(hour)
    ? `Daily at ${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC`
    : cron;
}
