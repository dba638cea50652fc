import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import type { ModelConfig } from '@puente/models';
import { z } from 'zod';
import type { MailConfig } from './platform/mail/mail.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function parseKey(text: string): Buffer | null {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  return key.length === 32 ? key : null;
}

const masterKeySchema = z
  .string()
  .trim()
  .transform((text, check) => {
    const key = parseKey(text);
    if (key) return key;
    check.issues.push({ code: 'custom', input: '', message: 'must be 32 bytes in base64 or hex' });
    return z.NEVER;
  });

const urlSchema = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://puente.example.org' })
  .transform((text) => new URL(text));

const databaseUrlSchema = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');

const smtpUrlSchema = z
  .string()
  .trim()
  .refine((text) => URL.canParse(text) && /^smtps?:\/\/[^/]/.test(text), {
    error: 'must be an address such as smtp://user:password@mail.example.org:587',
  });

const switchSchema = z.enum(['on', 'off'], 'must be on or off').transform((word) => word === 'on');

/** Names that stand for the private ranges of addresses. */
const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxy(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/');
  const max = isIP(address) === 6 ? 128 : 32;
  const isRange = /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= max;
  return proxyNames.has(text) || (isIP(address) !== 0 && isRange && more.length === 0);
}

const proxiesSchema = z
  .string()
  .transform((text) =>
    text.trim() === 'none'
      ? []
      : text
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
  )
  .refine((proxies) => proxies.every(isProxy), {
    error:
      'must be addresses or ranges such as 10.0.0.0/8, separated by commas; loopback, linklocal, uniquelocal; or none',
  });

/** One line that stands on a page. */
const operatorSchema = z
  .string()
  .trim()
  .max(200, 'must have at most 200 characters')
  .regex(/^\P{Cc}*$/u, 'must be one line');

const countSchema = z.coerce.number('must be a number').int().min(1);

/** Lower case, as requests have them. */
const headerSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be the name of a header, such as cf-ipcountry');

const claimSchema = z.string().trim().max(80, 'must have 80 characters at most').optional();

const aiProviders = ['openai-compatible', 'anthropic'] as const;

/** Every variable the server knows. An empty variable counts as unset. */
export const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrlSchema.optional(),
  FORMS_DIR: z.string().optional(),
  MASTER_KEY: masterKeySchema.optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  PUBLIC_URL: urlSchema.optional(),
  TRUSTED_PROXIES: proxiesSchema.default(['loopback']),
  HSTS_SUBDOMAINS: switchSchema.default(false),
  API_DOCS: switchSchema.optional(),
  SMTP_URL: smtpUrlSchema.optional(),
  MAIL_FROM: z.string().trim().optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().optional(),
  ADMIN_REQUIRE_TOTP: switchSchema.default(false),
  DONATION_URL: urlSchema.optional(),
  COUNTRY_HEADER: headerSchema.optional(),
  GEOIP_FILE: z.string().trim().optional(),
  SITE_CLAIM_PEOPLE: claimSchema,
  SITE_CLAIM_RATING: claimSchema,
  SITE_CLAIM_TIME: claimSchema,
  OPERATOR_NAME: operatorSchema.optional(),
  OPERATOR_CONTACT: operatorSchema.optional(),
  VISITOR_MAX_DOCUMENTS: countSchema.default(10),
  VISITOR_MAX_MB: countSchema.default(50),
  ACCOUNT_MAX_DOCUMENTS: countSchema.default(50),
  ACCOUNT_MAX_MB: countSchema.default(500),
  MAX_SAVES_PER_MINUTE: countSchema.default(60),
  DISK_RESERVE_MB: z.coerce.number('must be a number').int().min(0).default(500),
  READ_ONLY_WHEN_IDLE: switchSchema.default(true),
  WARM_UP: switchSchema.default(true),
  AI_PROVIDER: z.enum(aiProviders, `must be one of ${aiProviders.join(', ')}, or unset`).optional(),
  AI_BASE_URL: urlSchema.optional(),
  AI_API_KEY: z.string().trim().optional(),
  AI_MODEL: z.string().trim().optional(),
  AI_LEGAL_HELP: switchSchema.default(false),
});

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly formsDir: string;
  readonly masterKey: Buffer | null;
  readonly logLevel: (typeof logLevels)[number];
  readonly publicUrl: URL | null;
  /** Whose word about a visitor's address, host and encryption is believed: addresses, ranges, names of ranges. */
  readonly trustedProxies: readonly string[];
  /** Whether browsers are told to reach neighbouring names encrypted too. */
  readonly hstsSubdomains: boolean;
  /** Whether the API is described for people at /api/docs. */
  readonly serveApiDocs: boolean;
  /** The SMTP server mail goes out by; null, the default: no mail. */
  readonly mail: MailConfig | null;
  /** Who enters the back office first, where nobody does yet; null: a link is printed that makes that admin. */
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
  /** Whether every admin signs in with a code as well. */
  readonly adminRequiresTotp: boolean;
  /** A payment page outside this site, opened in a new tab; null, the default: no donation block. */
  readonly donationUrl: URL | null;
  /** In which header a trusted proxy names a visitor's country; null, the default: in none. */
  readonly countryHeader: string | null;
  /** A database of networks and countries (MMDB); null, the default: none. */
  readonly geoipFile: string | null;
  /** What the operator says of this site and answers for. */
  readonly claims: Claims;
  /** Who runs this server, and where they are reached, as the page on privacy tells it; null: not told. */
  readonly operator: { readonly name: string | null; readonly contact: string | null };
  /** A vision model that may be shown crops of doubtful fields; null, the default: none. */
  readonly ai: ModelConfig | null;
  /** Whether that model may also choose which sentences of the base answer a question. */
  readonly legalHelpByModel: boolean;
  /** Whether scans are read only where nobody else wants the processor. */
  readonly readOnlyWhenIdle: boolean;
  /** Whether engines are compared, and what reads and fills is loaded, before somebody needs it. */
  readonly warmUp: boolean;
  readonly limits: Limits;
}

type Claims = Readonly<Record<'people' | 'rating' | 'time', string | null>>;

/** The most one person may ask of everybody's server. */
interface Limits {
  readonly visitor: Quota;
  readonly account: Quota;
  /** Of one document. */
  readonly savesPerMinute: number;
  /** Below it nothing new is taken in: what is left is for the work of those who are here. */
  readonly diskReserveBytes: number;
}

/** What one owner may have here at once. */
export interface Quota {
  readonly documents: number;
  readonly bytes: number;
}

/** Names every variable that is wrong; never shows a value, because some are secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
  }
}

type AiVariables = Pick<
  z.infer<typeof environmentSchema>,
  'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'
>;

/** Off unless a provider is named; then nothing it needs may be missing. @throws ConfigError */
function toAiConfig({ AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL }: AiVariables): ModelConfig | null {
  if (!AI_PROVIDER) return null;
  const missing: string[] = [];
  if (!AI_MODEL) missing.push('AI_MODEL');
  if (AI_PROVIDER === 'openai-compatible' && !AI_BASE_URL) missing.push('AI_BASE_URL');
  if (AI_PROVIDER === 'anthropic' && !AI_API_KEY) missing.push('AI_API_KEY');
  if (missing.length > 0 || !AI_MODEL)
    throw new ConfigError(missing.map((name) => `${name} is needed with AI_PROVIDER=${AI_PROVIDER}`));
  return {
    provider: AI_PROVIDER,
    model: AI_MODEL,
    ...(AI_BASE_URL && { baseUrl: AI_BASE_URL.href.replace(/\/+$/, '') }),
    ...(AI_API_KEY && { apiKey: AI_API_KEY }),
  };
}

/** @throws ConfigError when there is no model to ask */
function toLegalSwitch({
  AI_LEGAL_HELP,
  AI_PROVIDER,
}: Pick<z.infer<typeof environmentSchema>, 'AI_LEGAL_HELP' | 'AI_PROVIDER'>): boolean {
  if (AI_LEGAL_HELP && !AI_PROVIDER) throw new ConfigError(['AI_PROVIDER is needed with AI_LEGAL_HELP']);
  return AI_LEGAL_HELP;
}

/** @throws ConfigError when one of the two is missing */
function toMailConfig(smtpUrl: string | undefined, from: string | undefined): MailConfig | null {
  if (!smtpUrl && !from) return null;
  if (!smtpUrl) throw new ConfigError(['SMTP_URL is needed with MAIL_FROM']);
  if (!from) throw new ConfigError(['MAIL_FROM is needed with SMTP_URL']);
  return { smtpUrl, from };
}

/** @throws ConfigError when one of the two is missing */
function toFirstAdmin(email: string | undefined, password: string | undefined): Config['firstAdmin'] {
  if (!email && !password) return null;
  if (!email) throw new ConfigError(['ADMIN_EMAIL is needed with ADMIN_PASSWORD']);
  if (!password) throw new ConfigError(['ADMIN_PASSWORD is needed with ADMIN_EMAIL']);
  return { email, password };
}

const megabyte = 1024 * 1024;

const toLimits = (env: z.infer<typeof environmentSchema>): Limits => ({
  visitor: { documents: env.VISITOR_MAX_DOCUMENTS, bytes: env.VISITOR_MAX_MB * megabyte },
  account: { documents: env.ACCOUNT_MAX_DOCUMENTS, bytes: env.ACCOUNT_MAX_MB * megabyte },
  savesPerMinute: env.MAX_SAVES_PER_MINUTE,
  diskReserveBytes: env.DISK_RESERVE_MB * megabyte,
});

/** @throws ConfigError */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(input);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  return Object.freeze({
    host: env.HOST,
    port: env.PORT,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    formsDir: env.FORMS_DIR ? resolve(env.FORMS_DIR) : join(dataDir, 'forms'),
    masterKey: env.MASTER_KEY ?? null,
    logLevel: env.LOG_LEVEL,
    publicUrl: env.PUBLIC_URL ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    serveApiDocs: env.API_DOCS ?? !env.PUBLIC_URL,
    mail: toMailConfig(env.SMTP_URL, env.MAIL_FROM),
    firstAdmin: toFirstAdmin(env.ADMIN_EMAIL, env.ADMIN_PASSWORD),
    adminRequiresTotp: env.ADMIN_REQUIRE_TOTP,
    donationUrl: env.DONATION_URL ?? null,
    countryHeader: env.COUNTRY_HEADER ?? null,
    geoipFile: env.GEOIP_FILE ? resolve(env.GEOIP_FILE) : null,
    claims: {
      people: env.SITE_CLAIM_PEOPLE ?? null,
      rating: env.SITE_CLAIM_RATING ?? null,
      time: env.SITE_CLAIM_TIME ?? null,
    },
    operator: { name: env.OPERATOR_NAME ?? null, contact: env.OPERATOR_CONTACT ?? null },
    ai: toAiConfig(env),
    legalHelpByModel: toLegalSwitch(env),
    readOnlyWhenIdle: env.READ_ONLY_WHEN_IDLE,
    warmUp: env.WARM_UP,
    limits: toLimits(env),
  });
}

/** Reads `.env` of the working folder, if there is one, then the environment, which wins. @throws ConfigError */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseConfig(process.env);
}
