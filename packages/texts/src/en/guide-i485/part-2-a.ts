export const part2A = {
  'p2-1-filing-with-immigration-court': {
    question:
      'Are you in a court case to make you leave the U.S., and do you file this form with that court?',
    asks: 'Mark Yes or No. EOIR is the name of the immigration court. The form names four kinds of case: removal, exclusion, rescission and deportation. It asks about a case open now.',
    why: 'If a person is in such a case, the form goes to the judge. If not, it goes to the agency.',
    find: "Look at your court papers, the last judge's order and your hearing notices. Your I-589 asks about court in Part A.I, item 18.",
    slips:
      'A judge may have granted your asylum, and it may be hard to tell if the case is closed. If you are not sure, ask a lawyer before you sign.',
  },
  'p2-2-underlying-petition-receipt-number': {
    question: 'Is this form based on a petition that someone filed for you, and what is its receipt number?',
    asks: 'Write the receipt number with letters and digits only. A petition is a form that a relative or a boss files so that you can get a green card.',
    why: 'With this number the officer can join the petition and this form.',
    find: 'It is on the receipt notice or the letter that says yes to the petition. The I-589 does not ask for it.',
    slips:
      'The number of your asylum case or work card is not a petition number. If you got asylum through a relative, ask a lawyer what goes here.',
    skip: 'The box says if any. If there is no petition behind this form, it may stay empty.',
  },
  'p2-2-underlying-petition-priority-date': {
    question: 'If a petition was filed for you, what priority date does it have?',
    asks: 'Write the date as mm/dd/yyyy: month, day, year. A priority date is a place in line. It belongs to the petition in the box before.',
    why: 'In cases based on a petition, the agency uses it to see whose turn it is.',
    find: 'Look for the words priority date on the notice of the petition. The I-589 has no such date.',
    slips:
      'The day you filed for asylum, or the day it was granted, is not a priority date. The grant date has its own box in item 3.d.',
    skip: 'The box says if any. It may stay empty if there is no petition.',
  },
  'p2-2-principal-or-derivative-applicant': {
    question: 'Is this your own case, or do you file through the case of someone in your family?',
    asks: 'Mark one box only. Principal means the case is your own. Derivative means you come in through the case of someone in your family. Then the form asks for the name, number and birth date of that person.',
    why: 'The officer needs to know which file to open first. Each person in the family sends a form of their own.',
    find: "Look at the asylum grant letter or the judge's order. See who asked for asylum. On the I-589, the husband, wife and children are in Part A.II. If you are not sure, ask a lawyer before you sign.",
    slips:
      'Each of you sends a form, but that does not make each of you a principal. In asylum, that word is for the one who won on their own I-589.',
  },
  'p2-2-principal-applicant-name': {
    question: 'What is the full name of the person whose case you came in through?',
    asks: 'Three boxes: last name, first name, middle name. They take letters, hyphens and spaces, with no accent marks. They go with the Derivative box just above.',
    why: "The officer finds that person's file and checks how the two of you are tied.",
    find: "On that person's grant letter or judge's order. It is also in Part A.I, items 4 to 6, of their I-589.",
    slips: 'Some people write their own name here. Others put a nickname, or mix the first and last names.',
    skip: 'If you marked Principal, these boxes stay empty.',
  },
  'p2-2-principal-applicant-a-number': {
    question: 'What is the A-Number of the person whose case you came in through?',
    asks: 'Nine digits, with no letter A and no dashes. If the number is short, put zeros in front until it has nine.',
    why: 'With this number the officer can open the right file and match your case to it.',
    find: "On that person's grant letter, judge's order or court papers. It is also in Part A.I, item 1, of their I-589.",
    slips: 'Your own number is not asked here. It goes in Part 1 and at the top of each page.',
    skip: 'It stays empty if you marked Principal, or if that person has no such number.',
  },
  'p2-2-principal-applicant-birth-date': {
    question: 'When was the person whose case you came in through born?',
    asks: 'Write month, day and year with slashes, like 04/09/1980. The month comes first.',
    why: 'Two people can have the same name. The birth date shows the officer which one is meant.',
    find: "On that person's passport or birth certificate. It is also in Part A.I, item 12, of their I-589.",
    slips: 'Many people put the day first, as in their home country. Others write their own birth date.',
    skip: 'If you marked Principal, this box stays empty.',
  },
  'p2-3-family-based-categories': {
    question: 'Is your case based on a family tie to a citizen or to someone with a green card?',
    asks: 'Fifteen boxes. Some are for close family of a citizen, some for other family. Others are for family of a green card holder, or for people hurt by that relative (VAWA). The form takes one box in all of 3.a to 3.g.',
    why: 'Each box has its own rules and proof. The officer reads your case by the box you mark.',
    find: 'On your family papers: Form I-130, I-129F or I-360, or the letter that came after one was sent.',
    slips:
      'Some people mark a box here and one more in 3.d. If you are not sure, ask a lawyer before you sign.',
    skip: 'If your one box is in some other group, all of these stay empty.',
  },
  'p2-3-investor-and-worker-categories': {
    question: 'Is your case based on a job or on money you put into a business?',
    asks: 'Nine boxes. One is for people who put money in a business (Form I-526 or I-526E). Eight are for workers with a Form I-140. If you mark a worker box, the form asks about your family next.',
    why: 'The kind of work and the skill it takes change the rules. The box tells the officer which rules to read.',
    find: 'On the I-140, I-526 or I-526E papers, or the letter that came back for them.',
    slips:
      'A work permit card is not the same thing as Form I-140. If you are not sure, ask a lawyer before you sign.',
    skip: 'If your one box from 3.a to 3.g is in some other group, these stay empty.',
  },
  'p2-3-did-a-relative-file-or-own-the-employer': {
    question: 'Did a relative file your Form I-140, or own 5 percent or more of the business that did?',
    asks: "Three boxes: N/A, No and Yes. N/A is for people who sent in Form I-140 for themselves. If Yes, the form asks which relative and that person's status.",
    why: 'The officer wants to see if the job offer came from your own family.',
    find: 'Read who signed the I-140 and which business is named on it. Ask that business who owns it. If you are not sure, ask a lawyer before you sign.',
    slips:
      'Some people think of a full owner only. The form counts a share from 5 percent up. For a derivative it is about the I-140 of the principal.',
    skip: 'The form asks this of people with a worker box in 3.b. With any other box it stays empty.',
  },
  'p2-3-which-relative': {
    question: 'Which relative filed your I-140 or owns part of that business?',
    asks: 'Eight boxes: father, mother, child, adult son, adult daughter, brother, sister, or none of these. Mark just one.',
    why: 'It shows the officer how close the tie is between you and the people who gave the job.',
    find: 'You know who it is. To check, look for the name on the I-140 or on the papers of the business. If you are not sure, ask a lawyer before you sign.',
    slips: 'The box says how the relative is tied to you, not how you are tied to them.',
    skip: 'It is only for those who marked Yes just above. If not, it stays empty.',
  },
  'p2-3-status-of-that-relative': {
    question: 'Is that relative a citizen, a U.S. national, a green card holder, or none of these?',
    asks: "Four boxes, for the relative you marked just above. Mark one. It is about that person's status, not yours.",
    why: 'The officer can then see if a family rule also touches this job case.',
    find: 'Ask your relative. A U.S. passport, a birth certificate or a green card shows it. If you are not sure, ask a lawyer before you sign.',
    slips: 'Some people guess from the years the relative has lived here. Years alone do not show it.',
    skip: 'It is only for those who marked Yes on the relative question. If not, it stays empty.',
  },
} as const;
