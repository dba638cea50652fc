import { HttpBrowser } from '../../e2e/stage/http-browser.ts';

/** An answer that was not what the seed needs. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

interface Problem {
  readonly code?: string;
  readonly message?: string;
}

/** A browser that is never refused: what the server answers, or the end. */
export class Browser extends HttpBrowser {
  /** @throws Refused unless the server agrees */
  async ask<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> {
    const answer = await this.send(method, path, body);
    const text = await answer.text();
    if (answer.ok) return (text === '' ? null : JSON.parse(text)) as Answer;
    const problem = parseProblem(text);
    const told = `${method} ${path}: ${answer.status} ${problem.message ?? ''}`;
    throw new Refused(answer.status, problem.code ?? '', told);
  }
}

function parseProblem(text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return {};
  }
}
