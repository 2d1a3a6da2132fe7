// Preloaded into every process that the launcher or `npm start` spawns. It ends the process when its parent is gone,
// even by kill -9.
process.on('disconnect', () => {
  // A program with a listener of its own ends in its own way.
  if (process.listenerCount('disconnect') === 1) process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
});
// The channel alone must not keep a finished process alive.
process.channel?.unref();
