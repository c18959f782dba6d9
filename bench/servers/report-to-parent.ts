/** The bench starts a server as a child, learns its port, asks its size, and ends it. */
export function reportToParent(port: number, stop: () => Promise<void>): void {
  process.on('message', (message) => {
    if (message === 'rss') process.send?.({ rss: process.memoryUsage.rss() });
  });
  const end = () => void stop().finally(() => process.exit(0));
  process.once('disconnect', end);
  process.once('SIGTERM', end);
  process.send?.({ port });
}
