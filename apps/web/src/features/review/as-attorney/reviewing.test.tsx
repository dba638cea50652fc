// @vitest-environment happy-dom
import type { OpenedReview } from '@puente/contract';
import { emptyI485FormData } from '@puente/forms/data';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type FormValues, setAt } from '../../../lib/form-answers/form-values.ts';
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import { createPagePictures } from '../../../lib/page-pictures/page-pictures.ts';
import { Bar } from '../screen/review-bar.tsx';
import { ReviewScreen } from '../screen/review-screen.tsx';
import { toAttorneyMode } from './attorney-mode.ts';
import { MyWork } from './my-work.tsx';
import { openReviewerCopy } from './open-reviewer-copy.ts';
import { ReviewerProvider } from './reviewer-context.ts';

const birth = 'biographic_information.date_of_birth';
const city = 'biographic_information.place_of_birth.city';

beforeAll(async () => {
  window.matchMedia = vi.fn(() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection here')));
  await import('@puente/forms/checks');
  await startI18n();
  await loadTexts('review', 'fields', 'options', 'frame', 'attorney');
});
let end: () => unknown = () => undefined;
afterEach(() => {
  end();
  cleanup();
});

/** A reviewer's screen on a form whose applicant has corrected the date of birth. */
function open(at: string) {
  const formData = structuredClone(emptyI485FormData()) as unknown as FormValues;
  setAt(formData, birth, '04/17/1988');
  setAt(formData, city, 'Lima');
  const review = {
    linkId: '1b4e28ba-2fa1-11d2-883f-0016d3cca427',
    formType: 'I-485',
    version: 3,
    formData,
    evidence: {
      [birth]: {
        page: 1,
        box: [0.1, 0.1, 0.2, 0.02],
        text: '04/11/1988',
        confidence: 'high',
        score: 0.9,
        source: 'ocr',
        edited: true,
        asRead: '04/11/1988',
      },
    },
    draft: null,
    messages: [],
    submitted: null,
  } as unknown as OpenedReview;
  const started = openReviewerCopy(review, () => undefined);
  if (!started) throw new Error('no form of ours');
  const { copy } = started;
  end = copy.end;
  window.history.replaceState(null, '', `/attorney-review/1${at}`);
  render(
    <ReviewerProvider value={copy}>
      <ReviewScreen
        model={copy.model}
        mode={toAttorneyMode(copy)}
        pages={{ pictures: createPagePictures(() => null), count: 12 }}
        inert={false}
        toIssueText={() => ''}
        bar={({ panel }) => <Bar model={copy.model} title="Review" status={null} panel={panel} />}
        ends={{ isRead: true, start: null, ways: () => null, finish: <MyWork /> }}
      />
    </ReviewerProvider>,
  );
  return copy;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const row = (path: string) => document.querySelector(`[data-unit="${path}"]`) as HTMLElement;

it('leads a reviewer to what differs from the paper, says so, and not again once they have gone on', async () => {
  const { model } = open('?view=check');
  expect(document.body.textContent).toContain('The applicant put something else here than the paper says.');
  expect(document.querySelector('[data-progress]')?.textContent).toBe('1 of 1');
  press('Go on');
  expect(model.listNeeds()).toEqual([]);
  expect(model.getState().history.done).toEqual([]);
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain('You have looked at everything on the list'),
  );
});

it('has one place for a note or a question, at the answer at hand, and marks the row that has a note', () => {
  open(`?section=personal&field=${birth}`);
  expect(screen.getAllByRole('button', { name: /^Add a note/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Ask a question/ })).toHaveLength(1);
  press(/^Add a note/);
  fireEvent.change(screen.getByRole('textbox', { name: /^Note on/ }), { target: { value: 'Compare it.' } });
  press('Done');
  expect(screen.queryByRole('button', { name: /^Add a note/ })).toBeNull();
  expect(row(birth).querySelector('[data-mark="note"]')?.textContent).toContain('Compare it.');
});

it('shows in a row what the applicant has, and lists changes and notes with the way to each', async () => {
  const { model, typed } = open('?view=done');
  act(() => {
    model.put(birth, '04/18/1988');
    typed.set({ fieldNotes: new Map([[city, 'Compare it.']]) });
  });
  const list = await vi.waitFor(() => {
    const found = screen.getByRole('region', { name: 'My changes and notes' });
    expect(within(found).getAllByRole('button')).toHaveLength(2);
    return found;
  });
  expect(list.textContent).toContain('04/17/1988');
  fireEvent.click(within(list).getByRole('button', { name: /Date of Birth/ }));
  await vi.waitFor(() => expect(decodeURIComponent(window.location.search)).toContain(`field=${birth}`));
  press('Done');
  await vi.waitFor(() => expect(row(birth).querySelector('[data-was]')?.textContent).toContain('04/17/1988'));
});
