import { maxVisitDays, type PrivacyFacts, shareHours } from '@puente/contract';
import { languageCookie } from '@puente/contract/language-cookie';
import { signedInMark } from '@puente/contract/signed-in-mark';
import type { Config } from '../../config.ts';
import { longestSessionMs } from '../../platform/auth/auth.ts';
import { resetSeconds, sessionSeconds } from '../../platform/auth/better-auth.ts';
import { knownBrowserCookie } from '../../platform/http/browser-cookie.ts';
import { plainPrefix } from '../../platform/http/document-cookie.ts';
import { sessionCookie } from '../../platform/http/session-cookie.ts';
import { visitorCookie } from '../../platform/http/visitor-cookie.ts';
import { passEndsAfterMs, unusedAfterMs } from '../documents/index.ts';
import { maxDuringReview, maxVersions } from '../form/index.ts';
import { toModelHosts } from '../health/index.ts';
import { readingTimeMs } from '../runs/index.ts';
import { reviewCookie } from '../sharing/index.ts';
import { countDays } from '../usage/index.ts';
import { toCarrier } from './to-carrier.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const hourSeconds = 60 * 60;

interface KeptCookie {
  readonly name: string;
  readonly maxAgeSeconds: number;
}

const toCookie = (
  code: PrivacyFacts['cookies'][number]['code'],
  { name, maxAgeSeconds }: KeptCookie,
): PrivacyFacts['cookies'][number] => ({ code, name, hours: maxAgeSeconds / hourSeconds });

const cookies: PrivacyFacts['cookies'] = [
  toCookie('visitor', visitorCookie),
  { code: 'document', name: `${plainPrefix}…`, hours: null },
  toCookie('session', sessionCookie),
  toCookie('signedIn', { ...sessionCookie, name: signedInMark.cookie }),
  toCookie('knownBrowser', knownBrowserCookie),
  toCookie('review', { ...reviewCookie, name: `${reviewCookie.name}…` }),
  toCookie('language', languageCookie),
];

/** Levels at which each request leaves a line. */
const tellingLevels: readonly Config['logLevel'][] = ['info', 'debug', 'trace'];

/** What this server keeps and sends, by its configuration and by the constants it works with. */
export const toPrivacyFacts = (config: Config): PrivacyFacts => ({
  operator: { ...config.operator },
  documents: {
    anonymousHours: unusedAfterMs / hourMs,
    openMinutes: passEndsAfterMs / minuteMs,
    maxVersions,
    maxVersionsDuringReview: maxDuringReview,
  },
  account: {
    idleHours: sessionSeconds / hourSeconds,
    sessionDays: longestSessionMs / dayMs,
    resetMinutes: resetSeconds / 60,
  },
  linkHours: [...shareHours],
  readingTimeDays: readingTimeMs / dayMs,
  countDays,
  visitDays: maxVisitDays,
  visitCountry: config.countryHeader !== null || config.geoipFile !== null,
  cookies,
  logsRequests: tellingLevels.includes(config.logLevel),
  keyBesideData: config.masterKey === null,
  database: config.databaseUrl === null ? 'embedded' : 'server',
  onlyEncrypted: config.publicUrl?.protocol === 'https:',
  mail: config.mail && toCarrier(config.mail.smtpUrl),
  ...toModelHosts(config),
});
