import { randomUUID } from 'node:crypto';
import { HttpBrowser } from '../e2e/stage/http-browser.ts';

/** One person's browser: it keeps its cookies, also when the server is another process at the same data. */
export class Person extends HttpBrowser {
  /** The same browser at another server. */
  at(server: { readonly url: string }): Person {
    const moved = new Person(server);
    moved.takeCookies(this);
    return moved;
  }

  /** Saves the I-485 with this family name, and nothing else; the status. */
  async saveName(sessionId: string, familyName: string): Promise<number> {
    const data = { biographic_information: { full_name: { family_name: familyName } } };
    const answer = await this.send('PUT', `/api/documents/${sessionId}/form`, data);
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Reads it, so that there are form data to save. */
  async process(sessionId: string): Promise<void> {
    const path = `/api/documents/${sessionId}`;
    const started = await this.send('POST', `${path}/process-enhanced`, {
      extractionMode: 'comprehensive',
      focusPages: [],
    });
    if (started.status !== 202) throw new Error(`process: ${started.status} ${await started.text()}`);
    for (;;) {
      const { status } = (await (await this.send('GET', path)).json()) as { status: string };
      if (status !== 'processing') return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** The family name as stored, or null when the document is not found. */
  async findName(sessionId: string): Promise<string | null> {
    const answer = await this.send('GET', `/api/documents/${sessionId}`);
    if (answer.status !== 200) return null;
    const view = (await answer.json()) as {
      formData: { biographic_information: { full_name: { family_name: string } } } | null;
    };
    return view.formData?.biographic_information.full_name.family_name ?? '';
  }

  async signUp(
    email = `invented-${randomUUID()}@example.org`,
    password = 'invented 4711 walnut',
  ): Promise<string> {
    const answer = await this.send('POST', '/api/auth/signup', { email, password });
    if (answer.status !== 201) throw new Error(`signup: ${answer.status} ${await answer.text()}`);
    return email;
  }
}
