import type { CityCountry, Day, Month, Person, PersonName } from '../../people/person.ts';
import { daysInMonth } from '../../people/time.ts';

export interface FormerMarriage {
  readonly name: PersonName;
  readonly place: CityCountry;
  readonly ended: Day;
  readonly reason: 'Divorced' | 'Annulled' | 'Death of spouse';
}

interface PassportFacts {
  readonly number: string;
  readonly country: string;
  readonly expires: Day | null;
}

/** What the person knows and the I-589 does not ask. */
export interface Beyond {
  readonly marriages: readonly FormerMarriage[];
  /** The passport shown at the last arrival, when it was not the one on the I-589. */
  readonly arrivalPassport: PassportFacts | null;
  readonly motherBorn: Day;
  readonly fatherBorn: Day;
  readonly email: string;
  readonly mobile: string;
  readonly eyes: 'Black' | 'Blue' | 'Brown' | 'Green';
  readonly hair: 'Black' | 'Brown' | 'Gray' | 'Red';
  readonly feet: number;
  readonly inches: number;
  readonly pounds: number;
  /** Of each child, in order: whether it applies too. */
  readonly childrenApplying: readonly boolean[];
}

/**
 * How the days of the months of A.III are known: not at all; by the person, who types them when asked; or written on the
 * paper. Who does not know them accepts the first of the month.
 */
export type DaysKnown = 'never' | 'when-asked' | 'on-paper';

/** An invented family as facts: what its forms are judged by. Nothing here is in the product's words. */
export interface Family {
  readonly name: string;
  readonly traits: readonly string[];
  readonly person: Person;
  readonly citizenships: readonly string[];
  /** What stands in the box for the nationality, when it is not the country. */
  readonly nationality: string;
  /** As written, with its country code; empty: the phone of `person` is a U.S. one. */
  readonly foreignPhone: string;
  readonly days: DaysKnown;
  readonly hasJobPlaces: boolean;
  readonly beyond: Beyond;
}

/** The day of a month's beginning or end that this family knows, the same wherever that month is told. */
export const dayOf = ({ year, month }: Month): Day => ({
  year,
  month,
  day: 2 + ((year * 31 + month * 7) % (daysInMonth(year, month) - 2)),
});
