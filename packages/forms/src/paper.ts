/** What is known of a form as a paper that is read. */
export interface Paper {
  /** Catalogue id of the box with the applicant's family name. */
  readonly familyName: string;
  /** Ids of the boxes that ask for the applicant's own A-Number: its item, and where it is asked for again. */
  readonly ownNumber: RegExp;
  /** Parts on which something of the claim to asylum stands. */
  readonly storyParts: ReadonlySet<string>;
  /**
   * Boxes whose writing has no place on any form we prepare, and the code of what the person is told. `part`: where it
   * stands.
   */
  readonly unplaced: ReadonlyArray<{
    readonly code: 'story-not-carried' | 'additional-information-not-carried';
    readonly boxes: RegExp;
    readonly part?: string;
  }>;
  /** Parts with plain facts about applicant and family, of which single boxes may be shown to the vision model. */
  readonly factParts: ReadonlySet<string>;
  /** Ids of boxes in those parts that may not. */
  readonly closedBoxes: RegExp;
}
