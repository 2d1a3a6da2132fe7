import { exitCodes } from './exit-codes.ts';
import { Io } from './io.ts';
import { buildProgram } from './program.ts';

const io = new Io({ stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, environment: process.env });

// The reader of `overture … | head` closes our output early, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  throw error;
});

process.exitCode = await buildProgram(io).execute(process.argv.slice(2));
