export const part9F = {
  'p9-65-benefit-2': {
    question: 'Did you get a second cash aid, or the same aid at another time, and when and how much?',
    asks: 'Row 2 works like row 1: name, start, end, dollars, and Yes or No for your group then. Each time span has its own row.',
    why: 'The officer wants each span of aid by itself, so that dates and sums can be checked.',
    find: 'Look for a second letter from the aid office, or a gap in the dates on the first.',
    slips:
      'People put two spans on one row. The form asks for the dates of each one. If you are not sure, ask a lawyer before you sign.',
    skip: 'Empty if there was one span of aid, if item 63 is No, or after a listed group in 56.',
  },
  'p9-65-benefit-3': {
    question: 'Was there a third cash aid, and what are its name, dates and sum?',
    asks: 'Row 3: name in letters, dates as mm/dd/yyyy, and dollars in digits. The sum box takes digits, a dot and the dollar sign. End with Yes or No for the exempt group.',
    why: 'It goes on with the list of aid, so that the officer sees it all in one place.',
    find: 'Your bank record shows each payment. Add up those of this one aid.',
    slips:
      'Words like "about" do not fit in the sum box. If a date is a guess, Part 14 has room to say so. If you are not sure, ask a lawyer before you sign.',
    skip: 'Only used when three or more spans must be listed under item 63. Asylees who marked their box in 56 do not come here.',
  },
  'p9-65-benefit-4': {
    question: 'Was there a fourth cash aid, or even more?',
    asks: 'Row 4 is the last row: name, two dates, dollars, and Yes or No. If there are more, the rest goes in Part 14, marked page 20, Part 9, item 65.',
    why: 'The list should hold all the aid from item 63, and the page has only four rows.',
    find: 'Put all aid letters in order of date. Check that none is missing from rows 1 to 3.',
    slips:
      'Some people stop at four since the rows end. The form gives more room in Part 14. If you are not sure, ask a lawyer before you sign.',
    skip: 'Stays empty with three spans or fewer, with No in item 63, or with a listed group in item 56.',
  },
  'p9-66-institution-1': {
    question: 'In which place did you first live for a long time at public cost, when, and why?',
    asks: 'Row 1: the place with city and state (about 21 letters), dates as mm/dd/yyyy, and a short reason. Then Yes or No: were you in a group free of the public charge rule then?',
    why: 'A Yes in item 64 says there was a stay. Here the officer sees where, how long and why.',
    find: 'The papers you got when you left the place show its name, the dates and the reason.',
    slips:
      'The boxes are small, so long names are cut off. Part 14 has room for the full name. If you are not sure, ask a lawyer before you sign.',
    skip: 'Left empty if item 64 is No, or if a listed group, such as asylee, was marked in item 56.',
  },
  'p9-66-institution-2': {
    question: 'Was there a second long stay at public cost, and where, when and why?',
    asks: 'Row 2 has the same boxes: place, from, to, reason, and Yes or No for the exempt group. A new stay in the same place is a new row.',
    why: 'Each stay is read by its own dates, so the officer can see gaps between them.',
    find: 'Ask the place for a list of your stays, or look at old doctor letters.',
    slips:
      'People join two stays into one long one. The form asks for each span. If you are not sure, ask a lawyer before you sign.',
    skip: 'Empty if there was just one stay, if item 64 is No, or after a listed group in item 56.',
  },
  'p9-66-institution-3': {
    question: 'Was there a third long stay at public cost, and what are the place, dates and reason?',
    asks: 'Row 3: name of the place, city and state, two dates as mm/dd/yyyy, and the reason. The reason box takes about 22 letters and no digits. Mark Yes or No at the end.',
    why: 'It goes on with the list of stays from item 64.',
    find: 'Bills or letters that show the government paid can help you find the right place and dates.',
    slips:
      'City and state are often left off. The form asks for both with the name. If you are not sure, ask a lawyer before you sign.',
    skip: 'Only used when three or more stays must be listed. Asylees who marked their box in 56 do not come here.',
  },
  'p9-66-institution-4': {
    question: 'Was there a fourth long stay at public cost, or even more?',
    asks: 'Row 4 is the last row, with place, dates, reason, and Yes or No. More stays go in Part 14, marked page 20, Part 9, item 66.',
    why: 'The list is meant to show every stay that item 64 asks about, and there are four rows.',
    find: 'Put the papers of all places in order of date and check rows 1 to 3 against them.',
    slips:
      'The end of the rows is not the end of the list. Part 14 takes the rest. If you are not sure, ask a lawyer before you sign.',
    skip: 'Stays empty with three stays or fewer, with No in item 64, or with a listed group in item 56.',
  },
  'p9-67-ever-missed-a-removal-hearing': {
    question:
      'Since April 1, 1997, have you ever missed a court hearing in a removal case, said no to going, or left early?',
    asks: 'Mark Yes or No. It is about hearings in a removal case against you that was filed on or after that day. If Yes, the form wants a written page with the reason, added to the form.',
    why: 'The officer checks if a person was called to court and did not come, and if there was a good reason.',
    find: 'Look at your hearing notices, orders and mail from the court. Your I-589, Part A.I item 18, tells if you were in this court.',
    slips:
      'A hearing can be missed without knowing it, when the letter went to an old address. The item covers your whole life since that day. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-68-ever-gave-false-documents-to-u-s-official': {
    question:
      'Have you ever given a false or changed paper to a U.S. officer to get a visa, entry or other such help?',
    asks: 'Mark Yes or No. It covers papers made up, changed or copied to look real, for a visa, entry or other benefit, even one you did not get. A Yes, or a No you doubt, is told in Part 14.',
    why: 'The law has a ground about false papers, and the officer reads your old files.',
    find: 'Think of each time you showed papers: at a U.S. embassy, at an airport, at the border, by mail. Find your copies.',
    slips:
      'The item covers your whole life and all places, also papers that an agent got for you. The form does not say what to do if you fled with such papers. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-69-ever-lied-to-obtain-immigration-benefit': {
    question:
      'Have you ever lied, hid facts or told them wrong on a form to get a visa, entry or other such benefit?',
    asks: 'Mark Yes or No. Item 68 is about the papers; this one is about the facts told or left out on visa, entry and similar forms. A Yes, or a No you doubt, is told in Part 14.',
    why: 'The officer puts old forms next to new ones: visa forms, your I-589, this form.',
    find: 'Get copies of all you filed: visa forms, the I-589, old work permit forms. Read names, dates, trips, family and jobs again.',
    slips:
      'People forget forms that an agent filled in for them. The question covers your whole life and forms filed in any country. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-70-ever-falsely-claimed-u-s-citizenship': {
    question: 'Have you ever said or written that you were a U.S. citizen when you were not?',
    asks: 'Mark Yes or No. It covers words on paper and words out loud, or any other way of saying it. The form wants facts and dates in Part 14 for a Yes, or for a No you doubt.',
    why: 'The law has a ground of its own about this, so the form asks it apart from other lies.',
    find: 'Think of papers you signed for a job, a school, a license, a loan or a vote. Ask for copies if you can.',
    slips:
      'Some forms have a small box on being a citizen that is easy to tick in error. The item covers your whole life and any country. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-71-ever-a-stowaway': {
    question: 'Have you ever come to the U.S. hidden on a ship or plane?',
    asks: 'Mark Yes or No. A stowaway hides on board a ship or plane that comes to the U.S. For a Yes, or a No you doubt, Part 14 is for the facts.',
    why: 'The law names stowaways as a group by itself. The officer checks how each person came.',
    find: 'Your I-589, Part A.I item 19.c, lists each entry. Part 1 of this form asks how you came the last time.',
    slips:
      'The item looks at every trip in your whole life, not just the last one, and from any country. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-72-ever-helped-someone-enter-illegally': {
    question:
      'Have you ever knowingly helped, urged or led another person to enter the U.S. illegally, or to try?',
    asks: 'Mark Yes or No. Two things count: that you knew, and that the other person came in, or tried to, against the law. Part 14 is for the facts of a Yes, or of a No you doubt.',
    why: 'The law has a ground on smuggling people. The officer reads it with your own trip and that of your family.',
    find: 'Think of your own trip and of anyone who came with you or after you. Your I-589 tells when your wife, husband and children came.',
    slips:
      'The words name urging and help of any kind, and do not speak of family or pay. The item covers your whole life and any country. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-73-under-final-274c-document-fraud-penalty': {
    question:
      'Is there a final order against you to pay a penalty for using false papers, under INA section 274C?',
    asks: 'Mark Yes or No. It asks about one kind of order only, on false papers, that is final. If Yes, or if you doubt a No, Part 14 is for the facts.',
    why: 'Section 274C is a law on false papers. The officer checks if such an order is in force against you.',
    find: 'Look for a court or agency order with 274C on it. Read all mail you got from a judge or from the agency.',
    slips:
      'People mix this up with item 68, which asks what you did. This one asks what an order says. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-74-ever-removed-or-left-under-an-order': {
    question:
      'Were you ever sent out of the U.S., or did you ever leave by yourself after an order to leave?',
    asks: 'Mark Yes or No. It joins two cases: the government sent you out, or you went on your own after an order. For a Yes, or a No you doubt, use Part 14 for the facts and dates.',
    why: 'The officer looks for past orders and for trips that came after them.',
    find: 'Look for an order from a judge or a border officer, and for exit stamps. Your I-589, Part A.I item 18, asks if you were in this court.',
    slips:
      'People forget a fast order at the border, or an order they never saw. The item covers your whole life and has no first year. If you are not sure, ask a lawyer before you sign.',
  },
  'p9-75-ever-entered-without-inspection': {
    question: 'Did you ever come into the U.S. without an officer who checked you and let you in?',
    asks: 'Mark Yes or No for each entry, not just the last. The form means an entry with no check, neither admitted nor paroled. A Yes, or a No you doubt, is told in Part 14.',
    why: 'The officer reads this next to Part 1 item 11, which asks how you came in the last time.',
    find: 'Look at your I-94 and stamps: no stamp or I-94 for a trip is worth noting. Your I-589, Part A.I item 19.c, lists dates, places and status.',
    slips:
      'Some people talked to an officer after they had crossed, and do not know how that counts. The item covers your whole life. If you are not sure, ask a lawyer before you sign.',
  },
} as const;
