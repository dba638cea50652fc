/** What stands in print on the two forms of the home page's picture: in English in every language, as on the paper. */
export const picturePrint = {
  from: 'Form I-589',
  fromPart: 'Part A.I. Information About You',
  scan: {
    family: '4. Complete Last Name',
    given: '5. First Name',
    city: 'City',
    state: 'State',
    zip: 'Zip Code',
  },
  to: 'Form I-485',
  toPart: 'Information About You',
  form: {
    family: 'Family Name (Last Name)',
    given: 'Given Name',
    city: 'City or Town',
    state: 'State',
    zip: 'ZIP Code',
  },
};
