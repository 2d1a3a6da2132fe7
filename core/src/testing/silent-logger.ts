import { Logger } from '../platform/logger.ts';

class SilentLogger extends Logger {
  debug(): void {}
  info(): void {}
  warn(): void {}
  error(): void {}
  child(): Logger {
    return this;
  }
}

export const silentLogger: Logger = new SilentLogger();
