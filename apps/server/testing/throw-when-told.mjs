/** Loaded before a server by `node --import`: a signal plants an error that nobody catches. */
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('planted in the process');
  });
});
