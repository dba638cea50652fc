import type { ErrorCode } from '@puente/contract';
import { sourceLanguage } from '@puente/texts';
import { speak } from './speak.ts';

const secondsAMinute = 60;

/** An error in English, for whoever does not know its code. How long to wait is rounded up, so that it is true. */
export const sayError = (code: ErrorCode, retryAfterSeconds = secondsAMinute): string =>
  speak(sourceLanguage)(code, { count: Math.max(1, Math.ceil(retryAfterSeconds / secondsAMinute)) });
