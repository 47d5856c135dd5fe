import { environment } from './environment.ts';

/** What a log line may hold. None of it is typed by a visitor or tells who they are. */
interface LogFields {
  action?: string;
  status?: string;
  http?: number;
  ms?: number;
  /** Name of a failure, never its message. */
  failure?: string;
  channel?: string;
  kind?: string;
  count?: number;
  tries?: number;
}

/**
 * Writes one structured line (JSON) on the standard output, which the host keeps as the function's log.
 * `DEMANDE_LOG=silent` turns it off.
 */
export function log(level: 'info' | 'error', event: string, fields: LogFields = {}): void {
  if (environment()['DEMANDE_LOG'] === 'silent') return;
  console.log(JSON.stringify({ level, event, ...fields }));
}

/** The name of a failure: messages may quote what a visitor sent. */
export const failureName = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Unknown';
  const code =
    'code' in error && typeof error.code === 'string' && /^[A-Z_0-9]{2,30}$/.test(error.code)
      ? `:${error.code}`
      : '';
  const kind = 'kind' in error && typeof error.kind === 'string' ? `:${error.kind}` : '';
  return error.name + kind + code;
};
