/** An invented applicant: the facts from which both the paper and the truth are made, each on its own way. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
export interface Month {
  readonly year: number;
  readonly month: number;
}
export type Sex = 'Male' | 'Female';
export type MaritalStatus = 'Single' | 'Married' | 'Divorced' | 'Widowed';

export interface PersonName {
  readonly family: string;
  readonly given: string;
  /** Empty when there is none. */
  readonly middle: string;
}
export interface CityCountry {
  readonly city: string;
  readonly country: string;
}
export interface UsAddress {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zip: string;
}
export interface Entry {
  readonly date: Day;
  readonly place: string;
  readonly status: string;
  readonly expires: Day | null;
}
export interface Relative {
  readonly name: PersonName;
  readonly sex: Sex;
  readonly born: Day;
  readonly birthplace: CityCountry;
  readonly aNumber: string;
  readonly passport: string;
  readonly ssn: string;
  readonly maritalStatus: MaritalStatus;
  /** Null: outside the United States, at `location`. */
  readonly entry: (Entry & { readonly i94: string; readonly currentStatus: string }) | null;
  readonly location: CityCountry;
  readonly inCourt: boolean;
  readonly included: boolean;
}
export interface Spouse extends Relative {
  readonly otherName: string;
  readonly married: Day;
  readonly marriedAt: CityCountry;
}
export interface Stay {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  /** Two letters in the United States, else the province. */
  readonly state: string;
  readonly country: string;
  readonly from: Month;
  /** Null: until now. */
  readonly to: Month | null;
}
export interface School {
  readonly name: string;
  readonly type: string;
  readonly place: CityCountry;
  readonly from: Month;
  readonly to: Month;
}
export interface Job {
  readonly employer: string;
  readonly place: string;
  readonly occupation: string;
  readonly from: Month;
  readonly to: Month | null;
}
export interface Kin {
  readonly name: PersonName;
  readonly birthplace: CityCountry;
  readonly deceased: boolean;
  readonly location: CityCountry | null;
}
export interface Person {
  readonly region: string;
  readonly name: PersonName;
  readonly otherNames: readonly PersonName[];
  readonly sex: Sex;
  readonly born: Day;
  readonly birthplace: CityCountry;
  readonly country: string;
  readonly demonym: string;
  readonly ethnicity: string;
  readonly religion: string;
  readonly language: string;
  readonly speaksEnglish: boolean;
  readonly otherLanguages: string;
  readonly aNumber: string;
  readonly ssn: string;
  readonly uscisAccount: string;
  readonly i94: string;
  readonly residence: UsAddress;
  /** Null: mail goes to the residence. */
  readonly mailing: (UsAddress & { readonly careOf: string; readonly phone: string }) | null;
  /** Ten digits. */
  readonly phone: string;
  readonly maritalStatus: MaritalStatus;
  readonly court: 'never' | 'now' | 'past';
  readonly leftCountry: Day;
  readonly entries: readonly Entry[];
  readonly passport: {
    readonly country: string;
    readonly number: string;
    readonly travelDocument: string;
    readonly expires: Day | null;
  };
  readonly spouse: Spouse | null;
  readonly children: readonly Relative[];
  readonly staysAbroad: readonly Stay[];
  readonly stays: readonly Stay[];
  readonly schools: readonly School[];
  readonly jobs: readonly Job[];
  readonly mother: Kin;
  readonly father: Kin;
  readonly siblings: readonly Kin[];
  readonly story: { readonly harm: string; readonly fear: string; readonly more: string };
}
