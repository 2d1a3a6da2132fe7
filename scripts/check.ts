import { checks, describeResult, runChecks } from './check/run-checks.ts';

const results = await runChecks(checks, (result) => console.log(describeResult(result)));
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
