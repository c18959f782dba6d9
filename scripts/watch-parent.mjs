/** Loaded before the program by `node --import`: ends it in order when its starter was killed. */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
