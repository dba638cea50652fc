import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, environmentSchema, parseConfig } from './config.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const lines = example.split('\n').filter((line) => /^[A-Z_]+=/.test(line));

describe('configuration', () => {
  it('needs no variable at all', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, databaseUrl: null, logLevel: 'info' });
    expect(config.formsDir).toBe(`${config.dataDir}/forms`);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('is described variable by variable, in order, in .env.example', () => {
    expect(lines.map((line) => line.split('=')[0])).toEqual(Object.keys(environmentSchema.shape));
  });

  it('has the defaults that .env.example shows', () => {
    const shown = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
    expect(parseConfig(shown)).toEqual(parseConfig({}));
  });

  it('names everything that is wrong at once and shows no value', () => {
    const secret = 'c2VjcmV0';
    const run = () =>
      parseConfig({ PORT: '99999', MASTER_KEY: secret, PUBLIC_URL: 'puente', LOG_LEVEL: 'loud' });
    expect(run).toThrow(ConfigError);
    try {
      run();
    } catch (error) {
      const text = String(error);
      for (const name of ['PORT', 'MASTER_KEY', 'PUBLIC_URL', 'LOG_LEVEL']) expect(text).toContain(name);
      expect(text).not.toContain(secret);
    }
  });

  it('takes the first admin whole or not at all', () => {
    expect(parseConfig({}).firstAdmin).toBeNull();
    const whole = { ADMIN_EMAIL: 'operator@example.org', ADMIN_PASSWORD: 'invented 4711 walnut' };
    expect(parseConfig(whole).firstAdmin).toEqual({
      email: 'operator@example.org',
      password: 'invented 4711 walnut',
    });
    for (const name of ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const)
      expect(() => parseConfig({ ...whole, [name]: '' })).toThrow(name);
  });

  it('takes the master key in hex and in base64', () => {
    const key = Buffer.alloc(32, 7);
    expect(parseConfig({ MASTER_KEY: key.toString('hex') }).masterKey).toEqual(key);
    expect(parseConfig({ MASTER_KEY: key.toString('base64') }).masterKey).toEqual(key);
  });

  it('takes addresses, ranges and names of ranges for proxies, and nothing else', () => {
    expect(parseConfig({}).trustedProxies).toEqual(['loopback']);
    expect(parseConfig({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    const input = '10.0.0.0/8, fd00::/8,192.0.2.1 , uniquelocal';
    expect(parseConfig({ TRUSTED_PROXIES: input }).trustedProxies).toEqual([
      '10.0.0.0/8',
      'fd00::/8',
      '192.0.2.1',
      'uniquelocal',
    ]);
    for (const wrong of [
      'all',
      'true',
      '1',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '::/0',
      '10.0.0/8',
      '10.0.0.0/8/8',
      'proxy',
    ])
      expect(() => parseConfig({ TRUSTED_PROXIES: wrong }), wrong).toThrow('TRUSTED_PROXIES must be');
  });

  it('asks no vision model unless a provider is named, and then misses nothing it needs', () => {
    expect(parseConfig({ AI_API_KEY: 'k', AI_MODEL: 'm' }).ai).toBeNull();
    expect(() => parseConfig({ AI_PROVIDER: 'openai-compatible' })).toThrow(/AI_MODEL[\s\S]*AI_BASE_URL/);
    expect(() => parseConfig({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' })).toThrow('AI_API_KEY');
    expect(() => parseConfig({ AI_PROVIDER: 'other', AI_MODEL: 'm' })).toThrow('AI_PROVIDER');
    const aiBaseUrl = 'http://127.0.0.1:11434/v1/';
    expect(
      parseConfig({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: aiBaseUrl, AI_MODEL: 'm' }).ai,
    ).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'm',
    });
    expect(() => parseConfig({ AI_LEGAL_HELP: 'on' })).toThrow('AI_PROVIDER is needed with AI_LEGAL_HELP');
  });

  it('takes short claims and the name of a header, and nothing else for them', () => {
    const config = parseConfig({ SITE_CLAIM_PEOPLE: ' 2,000+ people ', COUNTRY_HEADER: 'CF-IPCountry' });
    expect(config.claims).toEqual({ people: '2,000+ people', rating: null, time: null });
    expect(config.countryHeader).toBe('cf-ipcountry');
    for (const wrong of [{ SITE_CLAIM_TIME: 'x'.repeat(81) }, { COUNTRY_HEADER: 'two words' }])
      expect(() => parseConfig(wrong)).toThrow(ConfigError);
  });
});
