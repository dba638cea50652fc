export const part8 = {
  'p8-1-ethnicity': {
    question: 'Are you Hispanic or Latino, or not?',
    asks: 'Mark one of the two boxes: Hispanic or Latino, or Not Hispanic or Latino.',
    why: 'It is used to know who you are. It is not about your right to asylum.',
    find: 'No paper gives this answer. It is how you know yourself, so only you can say.',
    slips:
      'Some people mark both boxes, or skip this one and mark only a race. Item 2, on race, is a separate question.',
  },
  'p8-2-race-all-that-apply': {
    question: 'Which of these five race boxes fit you?',
    asks: 'Mark each box that fits: American Indian or Alaska Native, Asian, Black or African American, Native Hawaiian or Pacific Islander, White. More than one is fine.',
    why: 'It is part of how the form describes a person.',
    find: 'Only you can say. Item 16 of your I-589 asked for race or tribe in your own words, so it may not match these boxes.',
    slips:
      'There is no box for Latino here: that is item 1. Some people stop at one box when more than one fits them.',
  },
  'p8-3-height-in-feet-and-inches': {
    question: 'How tall are you, in feet and inches?',
    asks: 'Pick the feet from one list and the inches, 0 to 11, from the next. One foot is 12 inches.',
    why: 'It helps the agency know it is you and not a person with the same name.',
    find: "A doctor's paper, a state ID card or a driver license may show it. You can also have someone measure you.",
    slips: 'The form does not take meters. As a sample, 1 meter 70 is close to 5 feet 7 inches.',
  },
  'p8-4-weight-in-pounds': {
    question: 'How much do you weigh, in pounds?',
    asks: 'There are three boxes, one digit in each. If you weigh less than 100 pounds, the first box is 0: for 95, write 0 9 5.',
    why: 'It is used with height and eye color to know who you are.',
    find: 'Step on a scale or use a new paper from your doctor. To turn kilos into pounds, take the kilos times 2.2.',
    slips: 'Some people write kilos here. As a sample, 70 kilos is about 154 pounds.',
  },
  'p8-5-eye-colour': {
    question: 'What color are your eyes?',
    asks: 'Mark only one box: black, blue, brown, gray, green, hazel, maroon, pink, or unknown or other.',
    why: 'It is one of the signs used to know a person.',
    find: 'Look in a mirror by day, or check an ID card that gives eye color.',
    slips:
      'Some people mark two boxes for mixed colors, but the form takes just one. Hazel means a mix of brown and green.',
  },
  'p8-6-hair-colour': {
    question: 'What color is your hair?',
    asks: 'Mark only one box: bald (no hair), black, blond, brown, gray, red, sandy, white, or unknown or other.',
    why: 'It is one more sign that helps show you are you.',
    find: 'Look in a mirror, or see what an ID card says if it is still true.',
    slips:
      'Blond and brown sit near each other and start with the same letter. Sandy is a light color, like sand.',
  },
} as const;
