import type { Damage } from './damage/damage.ts';
import { planDamage } from './damage/plan-damage.ts';
import { type Boxes, boxesOf, type Edition } from './paper/fields.ts';
import { createHabits, type Habits } from './paper/habits.ts';
import { type Paper, writePaper } from './paper/write-paper.ts';
import { createPerson } from './people/create-person.ts';
import type { Person } from './people/person.ts';
import { withPlainLetters, withStandardLetters } from './people/plain-letters.ts';
import type { Profile } from './profiles.ts';
import { createRandom, type Random } from './random.ts';
import { type Truth, toI485Truth } from './truth/to-i485-truth.ts';
import { toI765Truth } from './truth/to-i765-truth.ts';

/** A case's truth, in the shape that the folders of cases have. */
export interface CaseTruth {
  readonly case: string;
  readonly profile: string;
  readonly note: string;
  readonly i485: Truth;
  readonly i765: Truth;
  readonly paper: Paper;
  /** AcroForm names of the boxes, filled or empty, that damage reaches into; left out where nothing is damaged. */
  readonly touched?: readonly string[];
}
export interface Case {
  readonly profile: Profile;
  readonly seed: string;
  readonly edition: Edition;
  readonly habits: Habits;
  readonly truth: CaseTruth;
  readonly damage: readonly Damage[];
  /** For everything that is drawn after this. */
  readonly random: Random;
}

function writeAs(person: Person, habits: Habits, digital: boolean): Person {
  // Capitals of the Turkish dotless i are those of the dotted one: written so, nobody can tell them apart.
  if (habits.plainLetters || (habits.upper && person.region === 'turkey')) return withPlainLetters(person);
  return digital ? withStandardLetters(person) : person;
}

/** Who fills the form, how, and what must be read from it. Pure: the same profile and seed give the same case. */
export function createCase(profile: Profile, seed: string): Case {
  const random = createRandom(`case/${profile.name}/${seed}`);
  const digital = profile.medium !== 'scan';
  const edition: Edition = random.chance(0.75) ? '01/20/25' : '08/25/20';
  const habits = createHabits(random.fork('habits'), {
    ...(profile.upper === undefined ? {} : { upper: profile.upper }),
    plainNumbers: digital,
  });
  const person = writeAs(createPerson(`${profile.name}/${seed}`), habits, digital);
  const boxes: Boxes = boxesOf(edition);
  const paper = writePaper(person, habits, boxes, random.fork('paper'));
  const harm = profile.damage ? planDamage(profile.damage, edition, paper, random.fork('damage')) : null;
  const truth: CaseTruth = {
    case: `${profile.name}-${seed}`,
    profile: profile.name,
    note: `${profile.note}; edition ${edition}; seed ${seed}`,
    i485: toI485Truth(person),
    i765: toI765Truth(person),
    paper,
    ...(harm && { touched: harm.touched }),
  };
  return { profile, seed, edition, habits, truth, damage: harm?.damage ?? [], random };
}
