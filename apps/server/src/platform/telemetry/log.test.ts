import { describe, expect, it } from 'vitest';
import { createLog, toLoggableError } from './log.ts';

function capture() {
  const lines: string[] = [];
  return { lines, log: createLog('trace', { write: (line: string) => void lines.push(line) }) };
}

describe('log', () => {
  it('tells where an error happened and of what kind, not what it says', () => {
    const { lines, log } = capture();
    try {
      JSON.parse('Amara Okonjo');
    } catch (error) {
      log.error({ err: new Error('around Okonjo', { cause: error }) }, 'failed');
    }
    const line = lines.join('');
    expect(line).toContain('SyntaxError');
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('Okonjo');
    expect(line).not.toContain('Amara');
  });

  it('drops what may hold personal data, one level down too', () => {
    const { lines, log } = capture();
    log.info({ fileName: 'okonjo.pdf', document: { formData: 'Okonjo', pages: 3 } }, 'uploaded');
    expect(lines.join('')).not.toMatch(/okonjo/i);
    expect(lines.join('')).toContain('"pages":3');
  });

  it('takes anything that is thrown', () => {
    expect(toLoggableError('text')).toEqual({ type: 'string', at: [] });
  });
});
