import { type Logger, pino } from 'pino';
import type { Config } from './parameters/config';

/** The names that Cloud Logging has for pino's levels. */
const SEVERITY: Readonly<Record<string, string>> = {
  debug: 'DEBUG',
  info: 'INFO',
  warn: 'WARNING',
  error: 'ERROR',
};

/** One JSON line for each entry, in the fields that Cloud Logging reads. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ severity: SEVERITY[label] ?? 'DEFAULT' }) },
  });
}
