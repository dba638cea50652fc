import type { BlankVerdict } from '@puente/forms/matching';

/** What a file was found to be that can be filled. */
export type TakenBlank = Exclude<BlankVerdict, { kind: 'refused' }>;

/** The blank that the applicant added, with its boxes. */
export interface OwnBlank {
  readonly hash: string;
  readonly blank: TakenBlank;
}
