import { type Logger, pino } from 'pino';
import type { Config } from './parameters/config';

/** Severity names of Cloud Logging by pino level. */
const SEVERITY: Readonly<Record<string, string>> = {
  debug: 'DEBUG',
  info: 'INFO',
  warn: 'WARNING',
  error: 'ERROR',
};

/** Logs one JSON line per entry in the format of Cloud Logging. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ severity: SEVERITY[label] ?? 'DEFAULT' }) },
  });
}
