import type { Month } from '../../people/person.ts';
import { monthIndex } from '../../people/time.ts';
import type { Family } from '../families/family.ts';
import { type Elsewhere, type Entries, known, may, periodEnd, type Stage, spellMonth } from './answer.ts';

interface Post {
  readonly name: string;
  readonly occupation: string;
  /** Two letters of a state, or a country. */
  readonly city: string;
  readonly where: string;
  readonly from: Month;
  readonly to: Month | null;
}

const listPosts = ({ person, hasJobPlaces }: Family): Post[] => [
  ...person.jobs.map((job) => {
    const [city = '', ...where] = hasJobPlaces ? job.place.split(', ') : [];
    return {
      name: job.employer,
      occupation: job.occupation,
      city,
      where: where.join(', '),
      from: job.from,
      to: job.to,
    };
  }),
  ...person.schools.map(({ name, place, from, to }) => ({
    name,
    occupation: '',
    city: place.city,
    where: place.country,
    from,
    to,
  })),
];

const endOf = ({ to }: Post): number => (to ? monthIndex(to) : Number.POSITIVE_INFINITY);
const isState = (where: string): boolean => /^[A-Z]{2}$/.test(where);

const findLatest = (posts: readonly Post[]): Post | null =>
  posts.reduce<Post | null>((best, post) => (best && endOf(best) >= endOf(post) ? best : post), null);

const answerPost = (asks: string, post: Post, family: Family, stage: Stage): Entries => [
  ...known(`${asks}.name`, post.name),
  ...known(`${asks}.occupation`, post.occupation),
  ...known(`${asks}.city`, post.city),
  ...(isState(post.where)
    ? [...known(`${asks}.state`, post.where), ...may(`${asks}.country`, 'USA')]
    : known(`${asks}.country`, post.where)),
  ...periodEnd(`${asks}.from`, post.from, family, stage),
  ...periodEnd(`${asks}.to`, post.to, family, stage),
];

/** Where a job was is not on the paper: it may have been the latest one abroad. */
const soften = (entries: Entries): Entries =>
  entries.map(([asks, answer]) => [
    asks,
    answer.kind === 'known' ? { kind: 'may', values: answer.values } : answer,
  ]);

/** I-485 Part 4 items 7 and 8: the current or latest employer or school, and the latest one abroad. */
export function answerWork(
  family: Family,
  stage: Stage,
): { readonly entries: Entries; readonly elsewhere: readonly Elsewhere[] } {
  const posts = listPosts(family);
  const current = findLatest(posts);
  const latestAbroad = findLatest(posts.filter(({ where }) => where !== '' && !isState(where)));
  const abroad = latestAbroad === current ? null : latestAbroad;
  const isUnsure = posts.some(({ where }) => where === '');
  const abroadEntries = abroad ? answerPost('job-abroad', abroad, family, stage) : [];
  const rest = posts.filter((post) => post !== current && (isUnsure || post !== abroad));
  return {
    entries: [
      ...(current ? answerPost('job', current, family, stage) : []),
      ...(current ? known('job.kind', current.name, current.occupation ? 'Employer' : 'School') : []),
      ...(isUnsure ? soften(abroadEntries) : abroadEntries),
    ],
    elsewhere: rest
      .filter((post) => post !== abroad)
      .map((post) => ({
        what: `work or school at ${post.name}`,
        part: '4',
        items: ['7', '8'],
        pieces: [[post.name], [post.occupation], spellMonth(post.from), spellMonth(post.to)],
      })),
  };
}
