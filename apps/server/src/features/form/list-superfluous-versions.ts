import type { VersionOutline } from './version-thinning.repo.ts';

/** The newest saves of a form stay, one by one. */
const newestKept = 50;
const hourMs = 60 * 60_000;

/** A person's saves that nothing refers to, without the newest of each form; oldest first. */
function listReplaceable(
  versions: readonly VersionOutline[],
  referred: ReadonlySet<number>,
): VersionOutline[] {
  const saves = versions.filter(
    ({ author, reviewId, number }) => author === 'person' && reviewId === null && !referred.has(number),
  );
  return saves.filter(({ formType, number }) => {
    const newer = saves.filter((other) => other.formType === formType && other.number > number);
    return newer.length >= newestKept;
  });
}

/**
 * The versions to let go so that `max` are left: first older saves of an hour that has a later one, then the oldest.
 * Readings, what was taken over from a review, and what `referred` names stay. `versions` are in the order they were made.
 */
export function listSuperfluousVersions(
  versions: readonly VersionOutline[],
  referred: ReadonlySet<number>,
  max: number,
): number[] {
  const excess = versions.length - max;
  if (excess <= 0) return [];
  const replaceable = listReplaceable(versions, referred);
  const toHour = ({ formType, createdAt }: VersionOutline) =>
    `${formType} ${Math.floor(createdAt.getTime() / hourMs)}`;
  const lastOfHour = new Map(replaceable.map((version) => [toHour(version), version.number]));
  const isLast = (version: VersionOutline) => lastOfHour.get(toHour(version)) === version.number;
  return [...replaceable.filter((version) => !isLast(version)), ...replaceable.filter(isLast)]
    .slice(0, excess)
    .map(({ number }) => number);
}
