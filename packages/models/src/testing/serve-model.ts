import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Protocol = 'openai-compatible' | 'anthropic';

/** One picture of a request, as the model gets it. */
interface ShownPicture {
  readonly id: string;
  readonly kind: string;
  readonly png: Buffer;
}

interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** As sent, pictures in base64. */
  readonly body: string;
  readonly pictures: readonly ShownPicture[];
}

/** Answers by id; or the very text the model says; or a status; or silence for ever. */
type ModelAnswer = ReadonlyArray<readonly [id: string, text: string]> | string | { status: number } | 'hang';

export interface ModelServer {
  readonly baseUrl: string;
  readonly requests: ModelRequest[];
  answer: (request: ModelRequest) => ModelAnswer;
  close(): Promise<void>;
}

interface Part {
  readonly type: string;
  readonly text?: string;
  readonly image_url?: { readonly url: string };
  readonly source?: { readonly data: string };
}

/** A server on this machine that speaks a model vendor's protocol and keeps what it is sent. */
export async function serveModel(protocol: Protocol): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    requests.push(request);
    respond(response, protocol, served.answer(request));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const served: ModelServer = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    answer: () => [],
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return served;
}

async function readRequest(incoming: IncomingMessage): Promise<ModelRequest> {
  let body = '';
  for await (const chunk of incoming) body += chunk;
  const { messages } = JSON.parse(body) as { messages: Array<{ role: string; content: string | Part[] }> };
  const parts = messages.flatMap(({ role, content }) =>
    role === 'user' && typeof content !== 'string' ? content : [],
  );
  return { path: incoming.url ?? '', headers: incoming.headers, body, pictures: toPictures(parts) };
}

function toPictures(parts: readonly Part[]): ShownPicture[] {
  const pictures: ShownPicture[] = [];
  let named: RegExpExecArray | null = null;
  for (const { text, image_url, source } of parts) {
    if (text !== undefined) named = /^Picture (\S+), kind of text: (\S+)$/.exec(text);
    const base64 = source?.data ?? image_url?.url.replace('data:image/png;base64,', '');
    if (base64 === undefined) continue;
    pictures.push({
      id: named?.[1] ?? 'nameless',
      kind: named?.[2] ?? 'unknown',
      png: Buffer.from(base64, 'base64'),
    });
  }
  return pictures;
}

function respond(response: ServerResponse, protocol: Protocol, answer: ModelAnswer): void {
  if (answer === 'hang') return;
  if (typeof answer === 'object' && 'status' in answer) {
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      location: 'http://127.0.0.1:9/',
    });
    response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', message: 'no' } }));
    return;
  }
  const text =
    typeof answer === 'string'
      ? answer
      : JSON.stringify({ answers: answer.map(([id, said]) => ({ id, text: said })) });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(protocol === 'anthropic' ? toMessage(text) : toCompletion(text)));
}

const toMessage = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'local',
  content: [{ type: 'text', text }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
});

const toCompletion = (text: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'local',
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
