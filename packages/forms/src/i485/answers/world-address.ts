import { type Block, worldBoxes } from './address-boxes.ts';

/**
 * An address of any country, in a list or alone. `start`: the block whose boxes most of them go into; `postal`: what more
 * is known of its postal code.
 */
export function worldAddress<Prefix extends string, const Postal extends object>(
  prefix: Prefix,
  start: Block,
  postal: Postal,
) {
  const boxes = worldBoxes(start);
  return [
    { path: `${prefix}street`, label: 'street', box: boxes.street },
    { path: `${prefix}city`, label: 'city', box: boxes.city },
    { path: `${prefix}state`, label: 'stateOrProvince' },
    { path: `${prefix}zip_code`, label: 'zipOrPostal', ...postal },
    { path: `${prefix}country`, label: 'country', asks: 'country', box: boxes.abroad.country },
  ] as const;
}

/** As `worldAddress`, with a box for the apartment. */
export function homeAddress<Prefix extends string, const Postal extends object>(
  prefix: Prefix,
  start: Block,
  postal: Postal,
) {
  const [street, ...rest] = worldAddress(prefix, start, postal);
  return [street, { path: `${prefix}apt_number`, label: 'apt' }, ...rest] as const;
}
