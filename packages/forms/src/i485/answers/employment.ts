import { formOf } from '../../answers/answer.ts';
import { monthRange } from '../../answers/field-spec.ts';
import type { I485FormData } from '../data.ts';
import { type Block, blocks } from './address-boxes.ts';
import { worldAddress } from './world-address.ts';

const { section } = formOf<I485FormData>();

/** Item 7 asks twice for the employer or school; here for the name or, where it does not fit, the kind of place. */
export const kindBox = `${blocks.job}kind` as const;

export const jobBoxes = (start: Block) =>
  ({ name: `${start}name`, occupation: `${start}occupation` }) as const;

export const jobs = {
  kind: 'list',
  title: 'jobs',
  path: 'employment_and_education_history_5_years',
  entry: 'employment',
  fields: [
    { path: 'employer_or_school', label: 'employer', box: jobBoxes(blocks.job).name },
    {
      path: 'occupation_or_field_of_study',
      label: 'occupation',
      box: jobBoxes(blocks.job).occupation,
    },
    ...worldAddress('address.', blocks.job, { asks: 'zip' }),
    { path: 'full_time_or_part_time', label: 'fullTime', hint: 'keptOnly', withheld: 'no-box' },
    ...monthRange(''),
  ],
  endPath: 'to_date',
} as const;

/** Part 4 of the I-485, edition 01/20/25. */
export const employment = section({
  title: 'employment',
  parts: [jobs],
  items: [
    { fields: ['P4.1.*'], path: null, label: 'immigrant-visa-application-abroad' },
    { fields: ['P4.5.*'], path: null, label: 'earlier-application-for-permanent-residence' },
    { fields: ['P4.6.*'], path: null, label: 'permanent-residence-taken-back' },
    {
      fields: [jobBoxes(blocks.job).name],
      path: jobs.path,
      label: 'current-or-most-recent-employer-or-school',
    },
    { fields: [jobBoxes(blocks.job).occupation], path: jobs.path, label: 'your-occupation-there' },
  ],
});
