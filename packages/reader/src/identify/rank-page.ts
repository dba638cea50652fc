import type { SourceForm } from '@puente/forms';
import { fitRobustly } from '../geometry/fit-robustly.ts';
import { compose, type Homography, scaleBy } from '../geometry/homography.ts';
import type { GrayImage } from '../geometry/image.ts';
import { matchBlocks } from '../geometry/match-blocks.ts';
import { rotateHalf, warpPage } from '../geometry/warp.ts';
import { correlateMaps } from './correlate-maps.ts';
import { matchProfile, type PageProfiles, toProfiles } from './match-profiles.ts';
import { listFrames, listLastFrames, type PageFrame, turnFrame, widenFrame } from './page-frames.ts';
import { coarsePerPoint, finePerPoint, type PageTemplate } from './page-template.ts';
import { type PreparedImage, prepareImage } from './prepared-image.ts';

/** A form page that an image may be; plain data, may be posted between threads. */
export interface PageGuess {
  readonly form: SourceForm;
  readonly edition: string;
  readonly page: number;
  /** First map from the page's points (origin top left) to the image's pixels. */
  readonly toImage: Homography;
  /** Correlation of template and page after the first fit, 0 to 1. */
  readonly score: number;
}

interface Candidate {
  readonly template: PageTemplate;
  /** To pixels of the 50 dpi ink map. */
  readonly toImage: Homography;
  readonly score: number;
}

const starts = 16;
const maxAligned = 5;
/** Nor are the first ones by their rows and columns left out: a little askew, the right page is like none at first sight. */
const maxPlaced = 2;
const finalists = 3;
/** Of a page that fits nowhere surely, so many are looked for in other ways too. */
const hopefuls = 4;
/** A candidate this far behind the leader after the first fit is not refined. */
const hopeless = 0.15;
/** From the first score on, no other way of looking is tried. Below the second, the page may be small in the picture. */
const sureScore = 0.7;
const poorScore = 0.5;
/** So far ahead of every other page at first sight, a page that then fits surely is not compared with them. */
const clearLead = 0.1;

/**
 * Which templates an image looks like, best first; empty when it looks like none. Where the `likely` page of the
 * commonest form fits surely, the others are not looked for.
 */
export function rankPage(
  image: GrayImage,
  templates: readonly PageTemplate[],
  likely: number | null = null,
): PageGuess[] {
  const maps = prepareImage(image);
  const groups = groupByForm(templates);
  const frames = listFrames(maps.small, maps.half);
  const first = likely === null ? [] : rankLikely(maps, frames, groups, likely);
  const found = isSure(first) ? first : rankAll(maps, frames, groups);
  return toGuesses(maps, keepBest([...found, ...rankTwins(maps, found, templates)]));
}

/**
 * Which of these templates an image looks like that lies as others of its upload do, whose maps these are, best first: one
 * scanner takes in all sheets much alike, and writing that hides a form's print does not move it.
 */
export function rankLikeOthers(
  image: GrayImage,
  templates: readonly PageTemplate[],
  others: readonly Homography[],
): PageGuess[] {
  const maps = prepareImage(image);
  const shrink = 1 / (2 * maps.grow);
  const starts = templates.flatMap((template) =>
    others.map((other) => ({ template, toImage: compose(scaleBy(shrink), other), score: 0 })),
  );
  const aligned = keepBest(starts.map((start) => alignCoarsely(maps, start))).slice(0, finalists);
  return toGuesses(maps, aligned.map((candidate) => alignFinely(maps, candidate)).sort(byScore));
}

const toGuesses = ({ grow }: PreparedImage, candidates: readonly Candidate[]): PageGuess[] =>
  candidates.map(({ template: { form, edition, page }, toImage, score }) => {
    return { form, edition, page, score, toImage: compose(scaleBy(2 * grow), toImage) };
  });

const isSure = ([best]: readonly Candidate[]): boolean => best !== undefined && best.score >= sureScore;

type Groups = ReadonlyArray<readonly PageTemplate[]>;

/** Looks for one page, upright, in the likeliest place. */
function rankLikely(
  maps: PreparedImage,
  [frame]: readonly PageFrame[],
  [commonest = []]: Groups,
  likely: number,
): Candidate[] {
  const templates = commonest.filter(({ page }) => page === likely);
  return frame && templates.length > 0 ? rankAmong(maps, listSides(maps, frame).slice(0, 1), templates) : [];
}

function rankAll(maps: PreparedImage, frames: readonly PageFrame[], groups: Groups): Candidate[] {
  let found: Candidate[] = [];
  for (const frame of frames) {
    found = keepBest([...found, ...rankInFrame(maps, frame, groups)]);
    if (isSure(found)) return found;
  }
  const likeliest = [found.slice(0, hopefuls).map(({ template }) => template)];
  for (const frame of listLastFrames(maps.small, maps.half)) {
    found = keepBest([...found, ...rankInFrame(maps, frame, likeliest)]);
    if (isSure(found)) return found;
  }
  const whole = frames.at(-1);
  if (!whole || (found[0]?.score ?? 0) >= poorScore) return found;
  return keepBest([...found, ...rankInFrame(maps, widenFrame(whole), groups)]);
}

/**
 * The leader's page in the other editions, which the first look may have left out. The upload as a whole decides among
 * them. One that fits better than the leader was found a better place, which is then tried for the leader too.
 */
function rankTwins(
  maps: PreparedImage,
  [leader, ...others]: readonly Candidate[],
  templates: readonly PageTemplate[],
): Candidate[] {
  if (!leader) return [];
  const { form, page } = leader.template;
  const isTwin = ({ form: twinForm, page: twinPage }: PageTemplate) => twinForm === form && twinPage === page;
  const twins = templates
    .filter((twin) => isTwin(twin) && twin !== leader.template)
    .filter((twin) => !others.some(({ template }) => template === twin))
    .map((template) => alignFinely(maps, alignCoarsely(maps, { ...leader, template, score: 0 })));
  const best = [...twins].sort(byScore)[0];
  if (!best || best.score <= leader.score) return twins;
  return [...twins, alignFinely(maps, { ...best, template: leader.template })];
}

/** The best candidate of each template, best first. */
function keepBest(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<PageTemplate, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.template);
    if (!known || candidate.score > known.score) best.set(candidate.template, candidate);
  }
  return [...best.values()].sort(byScore);
}

const byScore = (p: Candidate, q: Candidate) => q.score - p.score;

/** The I-589 comes first: nearly every upload is one, and a page that was found clearly is not looked for in other forms. */
function groupByForm(templates: readonly PageTemplate[]): PageTemplate[][] {
  const groups = new Map<SourceForm, PageTemplate[]>([['I-589', []]]);
  for (const template of templates)
    groups.set(template.form, [...(groups.get(template.form) ?? []), template]);
  return [...groups.values()];
}

interface Side {
  readonly frame: PageFrame;
  readonly profiles: PageProfiles;
}

/** Upright, then standing on its head. */
function listSides(maps: PreparedImage, frame: PageFrame): Side[] {
  const upright = warpPage(maps.quarter, halfScale(frame.toImage), frame, coarsePerPoint);
  return [
    { frame, profiles: toProfiles(upright) },
    { frame: turnFrame(frame), profiles: toProfiles(rotateHalf(upright)) },
  ];
}

/** Each form keeps its own candidates to the end, so that a form with more pages does not crowd out another. */
function rankInFrame(maps: PreparedImage, frame: PageFrame, groups: Groups): Candidate[] {
  const sides = listSides(maps, frame);
  const found: Candidate[] = [];
  for (const group of groups) {
    found.push(...rankAmong(maps, sides, group));
    if (found.some((candidate) => candidate.score >= sureScore)) break;
  }
  return found.sort(byScore);
}

function rankAmong(
  maps: PreparedImage,
  sides: readonly Side[],
  templates: readonly PageTemplate[],
): Candidate[] {
  const starting = sides.flatMap((side) =>
    templates.map((template) => place(template, side.frame, side.profiles)),
  );
  const seen = starting
    .sort(byScore)
    .slice(0, starts)
    .map((start, at) => ({ ...start, placed: at, score: scoreCoarsely(maps, start) }))
    .sort(byScore);
  const ahead = alignLeader(maps, seen);
  if (isSure(ahead)) return ahead;
  const hopeful = seen.filter(({ placed }, rank) => rank < maxAligned || placed < maxPlaced);
  const aligned = keepBest(hopeful.map((start) => alignCoarsely(maps, start)));
  const within = (aligned[0]?.score ?? 0) - hopeless;
  return aligned
    .slice(0, finalists)
    .filter((candidate) => candidate.score > within)
    .map((candidate) => alignFinely(maps, candidate))
    .sort(byScore);
}

/** The best one alone, where every other page is far behind it. */
function alignLeader(maps: PreparedImage, seen: readonly Candidate[]): Candidate[] {
  const [leader] = seen;
  if (!leader) return [];
  const { form, page } = leader.template;
  const others = seen.filter(({ template }) => template.form !== form || template.page !== page);
  if (leader.score - Math.max(0, ...others.map(({ score }) => score)) < clearLead) return [];
  return [alignFinely(maps, alignCoarsely(maps, leader))];
}

/** From pixels of the 50 dpi map to those of the 25 dpi map. */
const halfScale = (map: Homography): Homography => compose(scaleBy(0.5), map);

function place(template: PageTemplate, frame: PageFrame, profiles: PageProfiles): Candidate {
  const slack = Math.round(frame.slackPt * coarsePerPoint);
  const down = matchProfile(template.profiles.rows, profiles.rows, frame.scales, slack);
  const across = matchProfile(template.profiles.columns, profiles.columns, frame.scales, slack);
  const inFrame: Homography = [
    across.scale,
    0,
    across.offset / coarsePerPoint,
    0,
    down.scale,
    down.offset / coarsePerPoint,
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

function scoreCoarsely(maps: PreparedImage, { template, toImage }: Candidate): number {
  return correlateMaps(
    template.coarseInk,
    warpPage(maps.quarter, halfScale(toImage), template.landmarks, coarsePerPoint),
    1,
  );
}

function alignCoarsely(maps: PreparedImage, start: Candidate): Candidate {
  const { template, toImage } = start;
  const page = warpPage(maps.quarter, halfScale(toImage), template.landmarks, coarsePerPoint);
  const pairs = matchBlocks(template.coarseInk, page, {
    perPoint: coarsePerPoint,
    blockPt: 72,
    stridePt: 48,
    reachPt: 18,
  });
  const fit = fitRobustly(pairs, template.landmarks.height, 3);
  if (!fit) return start;
  const moved = { template, toImage: compose(toImage, fit.map), score: 0 };
  const score = scoreCoarsely(maps, moved);
  return score > start.score ? { ...moved, score } : start;
}

function alignFinely(maps: PreparedImage, start: Candidate): Candidate {
  const { template } = start;
  const before = warpPage(maps.half, start.toImage, template.landmarks, finePerPoint);
  const unmoved = { ...start, score: correlateMaps(template.ink, before, 0) };
  const settings = { perPoint: finePerPoint, blockPt: 60, stridePt: 52, reachPt: 7 };
  const pairs = matchBlocks(template.ink, before, settings);
  const fit = fitRobustly(pairs, template.landmarks.height, 2);
  if (!fit) return unmoved;
  const moved = compose(start.toImage, fit.map);
  const score = correlateMaps(template.ink, warpPage(maps.half, moved, template.landmarks, finePerPoint), 0);
  return score > unmoved.score ? { template, toImage: moved, score } : unmoved;
}
