import { expect, it } from 'vitest';
import { parseStep, resolveStep, steps, toHash } from './steps.ts';

const uploaded = { status: 'uploaded', formData: null } as const;
const processing = { status: 'processing', formData: null } as const;
const processed = { status: 'processed', formData: {} } as const;
const failed = { status: 'error', formData: null } as const;
const unrecognised = {
  status: 'error',
  error: { code: 'unrecognised_form', message: 'This does not look like a Form I-589, I-485 or I-765' },
  formData: {},
} as const;

it('reads every step back from its own hash and no other', () => {
  for (const step of steps) expect(parseStep(toHash(step))).toBe(step);
  expect(parseStep('#step2')).toBe(2);
  for (const hash of ['', '#step3.5', '#step7', '#step', '#content', '#step2x'])
    expect(parseStep(hash)).toBeNull();
});

it('goes on where the document stands when the address names no step', () => {
  expect(resolveStep(null, null).step).toBe(1);
  expect(resolveStep(null, uploaded).step).toBe(1.5);
  expect(resolveStep(null, processing).step).toBe(2);
  expect(resolveStep(null, failed).step).toBe(2);
  expect(resolveStep(null, processed).step).toBe(4);
});

it('keeps the step of the address through a reload when the server has what it needs', () => {
  for (const step of steps) expect(resolveStep(step, processed)).toEqual({ step });
});

it('shows the text of a file that is no form we know, and lets its answers be typed', () => {
  expect(resolveStep(null, unrecognised).step).toBe(3);
  for (const step of steps) expect(resolveStep(step, unrecognised)).toEqual({ step });
  expect(resolveStep(4, { ...unrecognised, formData: null })).toEqual({ step: 2 });
  expect(resolveStep(4, failed)).toEqual({ step: 2 });
});

it('refuses a step whose data is not there, and says why', () => {
  expect(resolveStep(2, null)).toEqual({ step: 1, refused: 'no-document' });
  expect(resolveStep(4, uploaded)).toEqual({ step: 1.5, refused: 'no-form-data' });
  expect(resolveStep(6, processing)).toEqual({ step: 2 });
});
