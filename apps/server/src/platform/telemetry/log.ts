import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

interface LoggableError {
  readonly type: string;
  readonly code?: string;
  readonly detail?: string;
  readonly at: string[];
  readonly cause?: LoggableError;
}

/**
 * What a log may hold of an error: its kind, its code, our own detail and where it happened. Not its message:
 * those of parsers and databases repeat what people typed.
 */
export function toLoggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    // A database's own `detail` quotes rows; ours never does.
    ...(error.name === 'AppError' && typeof detail === 'string' && { detail }),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: toLoggableError(error.cause) }),
  };
}

const redacted = [
  'req',
  'res',
  'headers',
  'body',
  'cookie',
  'fileName',
  'formData',
  'evidence',
  'rawOcrText',
  'text',
  'value',
  'email',
  'password',
  'token',
].flatMap((key) => [key, `*.${key}`]);

/** Lines of JSON on standard output. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      serializers: { err: toLoggableError, error: toLoggableError },
      redact: { paths: redacted, remove: true },
    },
    ...(destination ? [destination] : []),
  );
