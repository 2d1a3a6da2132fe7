import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessMemory {
  readonly pid: number;
  readonly command: string;
  /** Resident memory, with each shared page divided among the processes that share it. */
  readonly bytes: number;
}

/** The memory of a process and its descendants, from Linux's /proc; empty on other systems. */
export function memoryBelow(ancestor: number): readonly ProcessMemory[] {
  const parents = new Map(processIds().map((pid) => [pid, parentOf(pid)]));
  const isBelow = (pid: number): boolean => pid === ancestor || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow).flatMap((pid) => {
    const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readProc(pid, 'smaps_rollup'))?.[1];
    if (kilobytes === undefined) return [];
    return [{ pid, command: readProc(pid, 'cmdline').replaceAll('\0', ' ').trim(), bytes: Number(kilobytes) * 1_024 }];
  });
}

/** The processor time that a process has used, in ms; 0 without /proc. */
export function processorMs(pid: number): number {
  const stat = readProc(pid, 'stat');
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ');
  // The fields are the time in user and kernel mode, in hundredths of a second; see proc_pid_stat(5).
  return (Number(fields[12] ?? 0) + Number(fields[13] ?? 0)) * 10;
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/**
 * The parent's id follows the name in parentheses and the state; see proc_pid_stat(5). 0 for a process that is gone.
 */
function parentOf(pid: number): number {
  const stat = readProc(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2] ?? 0);
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
