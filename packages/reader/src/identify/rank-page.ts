import type { FormName, PageLandmarks } from '@puente/forms';
import { type GrayImage, shrinkTo } from '../image.ts';
import { fitRobustly } from '../register/fit-robustly.ts';
import { compose, type Homography } from '../register/homography.ts';
import { matchBlocks } from '../register/match-blocks.ts';
import { correlateMaps } from './correlate-maps.ts';
import { halve, type InkMap, toInkMap } from './ink-map.ts';
import { matchProfile, type PageProfiles, toProfiles } from './match-profiles.ts';
import { listFrames, type PageFrame, turnFrame, widenFrame } from './page-frames.ts';
import { drawTemplate } from './page-template.ts';
import { rotateHalf, warpPage } from './warp.ts';

/** One page of one form edition, ready to be looked for. */
export interface PageTemplate {
  readonly form: FormName;
  readonly edition: string;
  readonly page: number;
  readonly landmarks: PageLandmarks;
  readonly ink: InkMap;
  readonly profiles: PageProfiles;
}

/** A form page that an image may be; plain data, may be posted between threads. */
export interface PageGuess {
  readonly form: FormName;
  readonly edition: string;
  readonly page: number;
  /** First map from the page's points (origin top left) to the image's pixels. */
  readonly toImage: Homography;
  /** Correlation of template and page after the first fit, 0 to 1. */
  readonly score: number;
}

interface Candidate {
  readonly template: PageTemplate;
  readonly toImage: Homography;
  readonly score: number;
}

const COARSE_PER_POINT = 0.5;
const WORK_SIDE_PX = 1100;
const FINALISTS = 6;
const GOOD_SCORE = 0.45;

export function createTemplate(form: FormName, edition: string, landmarks: PageLandmarks): PageTemplate {
  const ink = drawTemplate(landmarks, COARSE_PER_POINT);
  return { form, edition, page: landmarks.page, landmarks, ink, profiles: toProfiles(ink) };
}

/** Which templates an image looks like, best first; empty when it looks like none. */
export function rankPage(image: GrayImage, templates: readonly PageTemplate[]): PageGuess[] {
  const work = shrinkTo(image, WORK_SIDE_PX);
  const ink = halve(toInkMap(work));
  const grow = (2 * image.width) / work.width;
  const toFull: Homography = [grow, 0, 0, 0, grow, 0, 0, 0, 1];
  const frames = listFrames(halve(work), ink);
  let guesses: Candidate[] = [];
  for (const frame of frames) {
    guesses = mergeGuesses(guesses, rankInFrame(ink, frame, templates));
    if ((guesses[0]?.score ?? 0) >= GOOD_SCORE) break;
  }
  if ((guesses[0]?.score ?? 0) < GOOD_SCORE && frames[0])
    guesses = mergeGuesses(
      guesses,
      rankInFrame(ink, widenFrame(frames[frames.length - 1] as PageFrame), templates),
    );
  return guesses.map(({ template, toImage, score }) => {
    const { form, edition, page } = template;
    return { form, edition, page, score, toImage: compose(toFull, toImage) };
  });
}

function mergeGuesses(before: readonly Candidate[], more: readonly Candidate[]): Candidate[] {
  const best = new Map<PageTemplate, Candidate>();
  for (const guess of [...before, ...more]) {
    const known = best.get(guess.template);
    if (!known || guess.score > known.score) best.set(guess.template, guess);
  }
  return [...best.values()].sort((p, q) => q.score - p.score);
}

function rankInFrame(ink: InkMap, frame: PageFrame, templates: readonly PageTemplate[]): Candidate[] {
  const upright = warpPage(ink, frame.toImage, frame, COARSE_PER_POINT);
  const sides = [
    { frame, profiles: toProfiles(upright) },
    { frame: turnFrame(frame), profiles: toProfiles(rotateHalf(upright)) },
  ];
  const starts = sides.flatMap((side) =>
    templates.map((template) => place(template, side.frame, side.profiles)),
  );
  starts.sort((p, q) => q.score - p.score);
  const seen = starts.slice(0, 3 * FINALISTS).map((start) => ({ ...start, score: scoreGuess(ink, start) }));
  seen.sort((p, q) => q.score - p.score);
  return mergeGuesses(
    [],
    seen.slice(0, FINALISTS).map((guess) => refine(ink, guess)),
  );
}

function place(template: PageTemplate, frame: PageFrame, profiles: PageProfiles): Candidate {
  const slack = Math.round(frame.slackPt * COARSE_PER_POINT);
  const down = matchProfile(template.profiles.rows, profiles.rows, frame.scales, slack);
  const across = matchProfile(template.profiles.columns, profiles.columns, frame.scales, slack);
  const inFrame: Homography = [
    across.scale,
    0,
    across.offset / COARSE_PER_POINT,
    0,
    down.scale,
    down.offset / COARSE_PER_POINT,
    0,
    0,
    1,
  ];
  return {
    template,
    toImage: compose(frame.toImage, inFrame),
    score: down.correlation + 0.7 * across.correlation,
  };
}

function scoreGuess(ink: InkMap, { template, toImage }: Candidate): number {
  return correlateMaps(template.ink, warpPage(ink, toImage, template.landmarks, COARSE_PER_POINT));
}

function refine(ink: InkMap, guess: Candidate): Candidate {
  const { template, toImage } = guess;
  const page = warpPage(ink, toImage, template.landmarks, COARSE_PER_POINT);
  const pairs = matchBlocks(template.ink, page, toImage, {
    perPoint: COARSE_PER_POINT,
    blockPt: 60,
    stridePt: 48,
    reachPt: 16,
  });
  const fit = fitRobustly(pairs, template.landmarks.height, 1.5);
  if (!fit) return guess;
  const refined = { ...guess, toImage: fit.map };
  const score = scoreGuess(ink, refined);
  return score > guess.score ? { ...refined, score } : guess;
}
