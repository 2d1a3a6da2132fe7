// Preloaded into every process that the launcher or `npm start` spawns: it ends the process when its parent has gone, even
// by kill -9.
process.on('disconnect', () => {
  // A program with a listener of its own finishes in its own way.
  if (process.listenerCount('disconnect') === 1) process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
});
// Listening alone must not keep a process alive that has finished its work.
process.channel?.unref();
