import { expect, it } from 'vitest';
import './zod-without-eval.ts';

it('is what zod goes by when it comes', async () => {
  const { config } = await import('zod');
  expect(config()).toMatchObject({ jitless: true });
});
