import type { I485FormData } from '@puente/contract';
import { requiredOf } from '../../preflight/required-item.ts';
import { requiredI485Addresses } from './required-addresses.ts';
import { requiredI485Applicant } from './required-applicant.ts';
import { toEndItem, toPathOf, toPeriodItems } from './required-dates.ts';
import { requiredI485Family } from './required-family.ts';

const items = requiredOf<I485FormData>();

const jobs = 'employment_and_education_history_5_years';

const categoryAndHistory = items([
  {
    fields: ['P2.1.*'],
    path: null,
    label: 'filing-with-the-immigration-court',
  },
  {
    fields: ['P2.2.principal', 'P2.2.derivative'],
    path: null,
    label: 'principal-or-derivative-applicant',
  },
  {
    fields: ['P2.3.*'],
    through: 'P2.3.g.option-1',
    path: null,
    label: 'filing-category',
  },
  {
    fields: ['P2.5.*'],
    path: null,
    label: 'age-21-or-older',
  },
  {
    fields: ['P3.1.*'],
    path: null,
    label: 'affidavit-of-support',
  },
  {
    fields: ['P4.1.*'],
    path: null,
    label: 'immigrant-visa-application-abroad',
  },
  {
    fields: ['P4.5.*'],
    path: null,
    label: 'earlier-application-for-permanent-residence',
  },
  {
    fields: ['P4.6.*'],
    path: null,
    label: 'permanent-residence-taken-back',
  },
  {
    fields: ['P4.7.name'],
    path: jobs,
    label: 'current-or-most-recent-employer-or-school',
  },
  { fields: ['P4.7.occupation'], path: jobs, label: 'your-occupation-there' },
  {
    fields: ['P4.7.from'],
    path: toPathOf('P4.7.from', jobs),
    label: 'date-from-of-that-job-or-school',
  },
  toEndItem('P4.7.', 'that-job-or-school'),
  ...toPeriodItems('P4.8.', 'your-last-job-or-school-abroad'),
]);

/** What the I-485, edition 01/20/25, asks for, in the order of its pages. */
export const requiredI485 = items([
  ...requiredI485Applicant,
  ...requiredI485Addresses,
  ...categoryAndHistory,
  ...requiredI485Family,
]);
