import type { RequiredItem } from '../../preflight/required-item.ts';
import type { I765FormData } from '../data.ts';
import { isMailedHome } from '../filling/is-mailed-home.ts';
import { type LineKey, physicalBoxes } from './address.ts';

const asResidence = <Line extends LineKey>(line: Line) =>
  ({
    fields: [physicalBoxes[line]],
    path: `physical_address.${line}`,
    when: (data: I765FormData) => isMailedHome(data) === false,
    label: `${line}-of-your-us-physical-address`,
  }) as const satisfies RequiredItem<I765FormData>;

/**
 * Part 2 item 7: where the person lives, where that is not where mail goes. To know that takes the names of countries, so
 * it stands apart from the sections, which the browser loads before it shows a review.
 */
export const residenceItems = [
  asResidence('street'),
  asResidence('city'),
  asResidence('state'),
  asResidence('zip'),
] as const;
