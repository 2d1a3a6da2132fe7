// Preloaded into every process that the launcher or `npm start` runs: when that is gone, even by kill -9, nothing stays behind.
process.on('disconnect', () => {
  // A program that listens for this itself is left to finish in its own way.
  if (process.listenerCount('disconnect') === 1) process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
});
// Listening alone must not keep a process alive that has finished its work.
process.channel?.unref();
