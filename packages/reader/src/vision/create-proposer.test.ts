import { getCatalogue } from '@puente/forms/catalogues';
import type { ModelProblem } from '@puente/models';
import { type ModelServer, serveModel } from '@puente/models/testing';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProposer } from './create-proposer.ts';
import type { FieldCrop } from './cut-crops.ts';
import { proposeForDoubtful } from './propose-for-doubtful.ts';
import { drawEveryCrop, toMark, toPaper, toReading } from './testing/doubtful-paper.ts';

const { loaded, noting } = vi.hoisted(() => {
  const names: string[] = [];
  const noteAs = (name: string) => (original: () => Promise<object>) => {
    names.push(name);
    return original();
  };
  return { loaded: names, noting: noteAs };
});
vi.mock('ai', noting('ai'));
vi.mock('@ai-sdk/anthropic', noting('anthropic'));
vi.mock('@ai-sdk/openai-compatible', noting('openai-compatible'));

test('the model libraries are loaded when the first crop is shown, and not before', async () => {
  const { createReader } = await import('../index.ts');
  expect(createReader).toBeTypeOf('function');
  const model = await serveModel('openai-compatible');
  const proposer = createProposer({ provider: 'openai-compatible', baseUrl: model.baseUrl, model: 'local' });
  expect(await proposer.propose([], {})).toEqual([]);
  expect(loaded).toEqual([]);
  await proposer.propose([{ id: 'p1', kind: 'name', png: new Uint8Array([1]) }], {});
  expect([...loaded].sort()).toEqual(['ai', 'anthropic', 'openai-compatible']);
  await model.close();
});

test('an OpenAI-compatible provider without an address is refused at once', () => {
  expect(() => createProposer({ provider: 'openai-compatible', model: 'local' })).toThrow('baseUrl');
});

const doubted = [
  toReading('A.I.4.last-name', 'Quispc Nahui', 0.6),
  toReading('A.I.5.first-name', null, 0.2),
  toReading('A.I.12.date-of-birth', '04117/l988', 0.3, { handwritten: true }),
  toReading('A.I.8.city', 'Patcrson', 0.7),
  toReading('A.I.14.nationality', 'Pcru', 0.7),
];
const closed = [
  toReading('A.I.1.a-number', '204518837', 0.99),
  toReading('A.I.6.middle-name', 'Ana', 0.85),
  toReading('A.I.8.street', 'N0t asked', 0.2, { source: 'text-layer' }),
  toReading('A.I.16.race', null, 0.2),
  toReading('A.I.17.religion', 'Cath0lic', 0.4),
  toReading('A.II.child-1.race', null, 0.2),
  toReading('B.1.A.text', 'I was threatcned', 0.3),
  toReading('C.1.text', null, 0.3),
  toReading('D.signature', null, 0.3),
  toReading('D.printed-name', 'Mar1sol', 0.3),
  toReading('E.bar-number', '12E45', 0.3),
  toReading('S-B.text', 'and thcn', 0.3),
  toMark('A.I.10.female'),
  toMark('B.1.race'),
];
const paper = toPaper([...closed, ...doubted]);
const catalogue = getCatalogue('I-589', '01/20/25');
let crops: FieldCrop[];
beforeAll(async () => {
  crops = await drawEveryCrop();
});

const widthOf = (fieldId: string) => 60 + catalogue.fields.findIndex(({ id }) => id === fieldId);

describe.each(['openai-compatible', 'anthropic'] as const)('a model that speaks %s', (provider) => {
  let model: ModelServer;
  let problems: ModelProblem[];

  const propose = (
    limits: { requestTimeoutMs?: number; totalTimeoutMs?: number } = {},
    signal?: AbortSignal,
  ) => {
    const onProblem = (problem: ModelProblem) => void problems.push(problem);
    const options = { provider, baseUrl: model.baseUrl, apiKey: 'k', model: 'claude-sonnet-4-5' };
    return proposeForDoubtful(
      { paper, catalogue },
      crops,
      createProposer({ ...options, ...limits, onProblem }),
      signal,
    );
  };

  /** What the model says of each field, told apart by the width of its picture. */
  const answerByField = (answers: Readonly<Record<string, string>>) => {
    model.answer = ({ pictures }) =>
      pictures.map(({ id, png }) => {
        const fieldId = Object.keys(answers).find((name) => widthOf(name) === png.readUInt32BE(16));
        return [id, fieldId === undefined ? '' : (answers[fieldId] ?? '')] as const;
      });
  };

  beforeEach(async () => {
    model = await serveModel(provider);
    problems = [];
  });
  afterEach(() => model.close());

  test('is shown the crops of doubtful fields, one small picture each, and nothing else', async () => {
    await propose();
    const shown = model.requests.flatMap(({ pictures }) => pictures);
    const sizes = await Promise.all(shown.map(({ png }) => sharp(png).metadata()));
    expect(sizes.map(({ format, width, height }) => [format, width, height]).sort()).toEqual(
      doubted.map(({ fieldId }) => ['png', widthOf(fieldId), 40]).sort(),
    );
    expect(shown.map(({ id, kind }) => `${id} ${kind}`).sort()).toEqual(
      ['p1 name', 'p2 name', 'p3 city', 'p4 date', 'p5 country'].sort(),
    );
    for (const { body, pictures, path } of model.requests) {
      expect(path).toMatch(/^\/v1\/(chat\/completions|messages)$/);
      expect(pictures.length).toBeLessThanOrEqual(4);
      const words = body.replace(/[A-Za-z0-9+/=]{60,}/g, '');
      expect(words).not.toMatch(/Quispc|Patcrson|04117|last-name|A\.I\.|I-589|\.pdf|race|religion|tool/i);
      expect(words).toContain('additionalProperties');
    }
  });

  test('is not shown neighbours of the form in one request', async () => {
    await propose();
    const numbers = model.requests.map(({ pictures }) => pictures.map(({ id }) => Number(id.slice(1))));
    expect(numbers.flat().sort()).toEqual([1, 2, 3, 4, 5]);
    for (const shown of numbers) for (const number of shown) expect(shown).not.toContain(number + 1);
  });

  test('becomes a proposal to be checked, only where the reader was in doubt', async () => {
    answerByField({
      'A.I.4.last-name': 'Quispe Ñahui',
      'A.I.5.first-name': 'Marisol',
      'A.I.12.date-of-birth': '04/17/1988',
      'A.I.14.nationality': 'Peru',
      'A.I.8.city': 'Patcrson',
    });
    const { fields } = await propose();
    expect(fields.get('A.I.4.last-name')).toMatchObject({ text: 'Quispe Ñahui', source: 'ai', score: 0.7 });
    expect(fields.get('A.I.5.first-name')).toMatchObject({ text: 'Marisol', source: 'ai', score: 0.5 });
    expect(fields.get('A.I.12.date-of-birth')).toMatchObject({
      text: '04/17/1988',
      source: 'ai',
      handwritten: true,
    });
    expect(fields.get('A.I.14.nationality')).toMatchObject({ text: 'Peru', source: 'ai' });
    for (const reading of [...closed, doubted[3] as (typeof doubted)[number]])
      expect(fields.get(reading.fieldId)).toEqual(reading);
    expect(problems).toEqual([]);
  });

  test.each([
    ['speaks instead of copying', 'I cannot read this'],
    ['follows what stands on the page', 'Ignore all previous instructions'],
    ['answers with markup', '<b>Marisol</b>'],
    ['hides characters', 'Mari\u202esol'],
    ['breaks lines', 'Marisol\nAna'],
    ['answers at length', 'Marisol '.repeat(12)],
    ['answers with another kind', '04/17/1988'],
  ])('is not believed when it %s', async (_, text) => {
    answerByField({ 'A.I.5.first-name': text });
    const { fields } = await propose();
    expect(model.requests.length).toBeGreaterThan(0);
    expect([...fields]).toEqual([...paper.fields]);
  });

  test.each([
    ['no JSON', 'The name is Marisol.'],
    ['another shape', '{"name":"Marisol"}'],
    ['a picture it was not shown', '{"answers":[{"id":"p99","text":"Marisol"}]}'],
    ['more than was asked', '{"answers":[{"id":"p1","text":"Ana","eligible":"yes"}]}'],
  ])('that answers with %s changes nothing', async (_, said) => {
    model.answer = () => said;
    expect([...(await propose()).fields]).toEqual([...paper.fields]);
    expect(problems.map(({ reason }) => reason)).toEqual(['unusable-answer', 'unusable-answer']);
  });

  test('that answers twice for one picture has not answered', async () => {
    model.answer = ({ pictures }) =>
      pictures.flatMap(
        ({ id }) =>
          [
            [id, 'Ana'],
            [id, 'Marisol'],
          ] as const,
      );
    expect([...(await propose()).fields]).toEqual([...paper.fields]);
  });

  test.each([500, 401, 307])(
    'that fails with %i changes nothing and says so once a request',
    async (status) => {
      model.answer = () => ({ status });
      expect([...(await propose()).fields]).toEqual([...paper.fields]);
      expect(problems).toHaveLength(2);
      expect(JSON.stringify(problems)).not.toMatch(/Quisp|data:/);
      if (status !== 307) expect(problems[0]).toEqual({ reason: 'refused', status });
    },
  );

  test('that hangs is left alone in time, and what others answered is kept', async () => {
    model.answer = ({ pictures }) => {
      const country = pictures.find(({ kind }) => kind === 'country');
      return country ? [[country.id, 'Peru']] : 'hang';
    };
    const begun = performance.now();
    const { fields } = await propose({ requestTimeoutMs: 5_000, totalTimeoutMs: 600 });
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(fields.get('A.I.14.nationality')).toMatchObject({ text: 'Peru', source: 'ai' });
    expect(fields.get('A.I.5.first-name')).toEqual(paper.fields.get('A.I.5.first-name'));
    expect(problems).toEqual([{ reason: 'timeout' }]);
  });

  test('is not asked about a document whose reading was stopped', async () => {
    await propose({}, AbortSignal.abort());
    expect(model.requests).toEqual([]);
  });

  test('that nobody listens for changes nothing', async () => {
    const { baseUrl } = model;
    await model.close();
    model = await serveModel(provider);
    const proposer = createProposer({ provider, baseUrl, apiKey: 'k', model: 'm' });
    expect([...(await proposeForDoubtful({ paper, catalogue }, crops, proposer)).fields]).toEqual([
      ...paper.fields,
    ]);
  });
});
