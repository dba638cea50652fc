import { expect, it } from 'vitest';
import { isSchoolLevel } from './is-school-level.ts';

it.each([
  'Primary',
  'High School',
  'University',
  'Universidad',
  'secundaria',
  'Technical school',
  'Bachillerato',
])('knows %j for the kind of a school', (text) => expect(isSchoolLevel(text)).toBe(true));

it.each([
  '',
  'Teacher',
  'Primary school teacher',
  'University professor',
  'Law clerk',
  'Language teacher',
  'Student',
])('leaves %j as an occupation', (text) => expect(isSchoolLevel(text)).toBe(false));
