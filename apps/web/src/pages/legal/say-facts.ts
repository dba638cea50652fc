import type { PrivacyFacts } from '@puente/contract';
import type { TFunction } from 'i18next';
import { unsentDays } from '../../lib/unsent-store.ts';

type Words = TFunction<'privacy'>;

const hoursADay = 24;
/** Two days and more are told in days. */
const sayHours = (t: Words, hours: number): string =>
  hours < 2 * hoursADay ? t('hours', { count: hours }) : t('days', { count: hours / hoursADay });

export function sayOperator(t: Words, { operator }: PrivacyFacts): string[] {
  const { name, contact } = operator;
  return [
    name === null ? t('operator.unnamed') : t('operator.named', { name }),
    contact === null ? t('operator.noContact') : t('operator.contact', { contact }),
  ];
}

export function sayKept(t: Words, facts: PrivacyFacts): string[] {
  const { documents, account } = facts;
  const { maxVersions: max, maxVersionsDuringReview: during } = documents;
  return [
    t('kept.what'),
    t('kept.anonymous', { minutes: documents.openMinutes, time: sayHours(t, documents.anonymousHours) }),
    t('kept.inAccount'),
    t('kept.versions', { max, during }),
    t('kept.trail'),
    t('kept.account', {
      idle: sayHours(t, account.idleHours),
      max: t('days', { count: account.sessionDays }),
    }),
    ...(facts.mail ? [t('kept.reset', { minutes: account.resetMinutes })] : []),
    t('kept.email'),
    ...(facts.mail ? [t('kept.emailMail')] : []),
    t('kept.visits', {
      time: t('days', { count: facts.visitDays }),
      country: facts.visitCountry ? t('kept.country') : '',
    }),
    t('kept.readingTime', { time: t('days', { count: facts.readingTimeDays }) }),
    t('kept.counts', { time: t('days', { count: facts.countDays }) }),
    t('kept.tries'),
    t(facts.logsRequests ? 'kept.logs' : 'kept.noLogs'),
    t('kept.backups'),
  ];
}

export const sayWho = (t: Words, facts: PrivacyFacts): string[] => [
  t('who.you'),
  t('who.links', { times: facts.linkHours.map((hours) => sayHours(t, hours)).join(', ') }),
  t(facts.keyBesideData ? 'who.keyBeside' : 'who.keyApart'),
  ...(facts.database === 'server' ? [t('who.databaseServer')] : []),
  t('who.nobody'),
  t(facts.onlyEncrypted ? 'who.encrypted' : 'who.plain'),
];

/** What models outside get: of each one that is set up, else that there is none. */
export function sayModels(t: Words, { visionModel, legalModel }: PrivacyFacts): string[] {
  if (!visionModel && !legalModel) return [t('outside.none')];
  return [
    ...(visionModel ? [t('outside.vision', { host: visionModel })] : []),
    ...(legalModel ? [t('outside.legal', { host: legalModel })] : []),
  ];
}

function sayMail(t: Words, mail: PrivacyFacts['mail']): string[] {
  if (!mail) return [t('outside.noMail')];
  return [
    mail.host === null ? t('outside.mailNear') : t('outside.mail', { host: mail.host }),
    t(mail.alwaysEncrypted ? 'outside.mailEncrypted' : 'outside.mailPlain'),
  ];
}

export const sayOutside = (t: Words, facts: PrivacyFacts): string[] => [
  ...sayModels(t, facts),
  ...sayMail(t, facts.mail),
  t('outside.pages'),
];

/** 'keeps you signed in: 24 hours (puente_session)' */
export const sayCookies = (t: Words, { cookies }: PrivacyFacts): string[] =>
  cookies.map(({ code, name, hours }) => {
    const time = hours === null ? t('browser.untilClosed') : sayHours(t, hours);
    return `${t(`browser.cookies.${code}`)}: ${time} (${name})`;
  });

/** Keys in the browser's stores → what stands there. */
export const browserKeys = {
  language: ['language'],
  session: ['currentSessionId'],
  unsent: ['unsent:'],
  email: ['userEmail', 'userFirstName', 'userLastName'],
  skipped: ['emailGateSkipped'],
  exitPopup: ['exitPopupDismissed'],
  visit: ['visitSessionId'],
  reviews: ['sentReviews'],
} as const;

export function sayBrowserKeys(t: Words): string[] {
  const unsent = {
    time: t('days', { count: unsentDays.anonymous }),
    inAccount: t('days', { count: unsentDays.inAccount }),
  };
  return Object.entries(browserKeys).map(([code, keys]) => {
    const words = t(`browser.store.${code as keyof typeof browserKeys}`, unsent);
    return `${words} (${keys.join(', ')})`;
  });
}
