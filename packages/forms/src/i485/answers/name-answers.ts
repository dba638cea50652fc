/**
 * The three parts of a name. `starts`: what the ids of its boxes start with, of a list for each entry that has boxes;
 * `family` and `given`: how the form asks for these parts.
 */
export const nameAnswers = <Prefix extends string, const Family extends object, const Given extends object>(
  prefix: Prefix,
  starts: readonly string[],
  family: Family,
  given: Given,
) =>
  [
    {
      path: `${prefix}family_name`,
      label: 'familyName',
      asks: 'name',
      box: starts.map((start) => `${start}.family-name`),
      ...family,
    },
    {
      path: `${prefix}given_name`,
      label: 'givenName',
      asks: 'name',
      box: starts.map((start) => `${start}.given-name`),
      ...given,
    },
    {
      path: `${prefix}middle_name`,
      label: 'middleName',
      asks: 'name',
      box: starts.map((start) => `${start}.middle-name`),
    },
  ] as const;
