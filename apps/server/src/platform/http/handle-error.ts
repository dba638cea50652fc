import { type ErrorCode, errorTable, type Problem } from '@puente/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import { sayError } from '../say-error.ts';

const transportCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_much_text',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'no_file',
  FST_FILES_LIMIT: 'too_many_files',
};

type ValidationError = FastifyError & {
  validation: readonly { instancePath: string; message?: string }[];
  validationContext?: string;
};

/** `/address_history_5_years/0/city` → `address_history_5_years.0.city`, as evidence and form data name it. */
const toPath = (pointer: string) => pointer.split('/').filter(Boolean).join('.');

function toInputError(error: ValidationError): AppError {
  // A malformed address is an address nothing lives at.
  if (error.validationContext === 'params') return new AppError('not_found');
  const issues = error.validation.map(({ instancePath, message }) => ({
    path: toPath(instancePath),
    message: message ?? 'does not fit',
  }));
  return new AppError(issues.some(({ path }) => path === 'formType') ? 'wrong_form_type' : 'invalid_input', {
    issues,
  });
}

/** Every error as one of the table's. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return toInputError(error as unknown as ValidationError);
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code && transportCodes[code];
  if (known) return new AppError(known, { cause: error });
  if (statusCode === 429) return new AppError('too_many_requests');
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new AppError('bad_request', { cause: error });
  return new AppError('internal', { cause: error });
}

/** Of a save that failed nobody may think that it is kept. */
const toSaveError = (error: AppError, request: FastifyRequest): AppError =>
  error.code === 'internal' && request.routeOptions.config.isSave
    ? new AppError('not_saved', { cause: error.cause })
    : error;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An endpoint of the contract that names `not_saved` among its errors. */
    isSave?: boolean;
  }
}

function toProblem(error: AppError): Problem {
  const named = error.issues?.map((issue) => issue.path).filter(Boolean) ?? [];
  const message = sayError(error.code, error.retryAfterSeconds);
  const namesPaths = error.code === 'invalid_input' && named.length > 0;
  return {
    code: error.code,
    message: namesPaths ? `${message} See: ${named.slice(0, 5).join(', ')}` : message,
    ...(error.issues && error.issues.length > 0 && { issues: [...error.issues] }),
  };
}

const isTooLong = (error: unknown) => (error as Partial<FastifyError>).code === 'FST_ERR_CTP_BODY_TOO_LARGE';

/** The one place where an error becomes an answer. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toSaveError(toAppError(error), request);
  const { status } = errorTable[known.code];
  const seen = { err: known, route: request.routeOptions.url, status };
  if (status >= 500) request.log.error(seen, 'request failed');
  else request.log.debug(seen, 'request refused');
  if (known.retryAfterSeconds !== undefined) reply.header('retry-after', known.retryAfterSeconds);
  // Fastify closes on text that is too long; whoever is still sending it would see a broken line instead of the answer.
  if (isTooLong(error)) reply.removeHeader('connection');
  return reply.code(status).send(toProblem(known));
}
