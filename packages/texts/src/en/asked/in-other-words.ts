/** More ways to ask: by people who are sure of something that is not so, who are afraid, in a hurry or new to English. */
export const inOtherWords = {
  'report-a-move-in-ten-days': [
    'since I have a month to tell them I moved, can it wait until I get paid',
    'I changed apartment two weeks ago and told nobody, what is the time limit to tell immigration',
    'the post office forwards my letters so I dont need to tell uscis where I live now, right',
  ],
  'form-ar-11': [
    'what is the paper to say I got a new place',
    'where on the internet do I tell them my new house',
  ],
  'safe-mailing-address': [
    'my letters should come to my cousin not my house, is there a line for that',
    'dont want my ex to see where i live on the forms',
  ],
  'category-a5': [
    'I won asylum so the code on my work form is c8 like before right',
    'which letter goes with already approved asylum',
    'a5 is what you put while you are still waiting for the decision, no?',
  ],
  'card-optional-for-asylees': [
    'asylees cannot work without the plastic card so how do I tell my boss to wait',
    'since my card is expired I must stop working even though I have asylum',
    'boss wants the card but I only have the asylum approval, do I need the card by law',
  ],
  'category-c8': [
    'my asylum is not decided yet, what letter and number is that',
    'still waiting on my interview, which code is on the permit form for people like me',
  ],
  'category-c9': [
    'my green card form is in so the permit is c9, isnt it',
    'everybody with a pending 485 uses c nine, asylees too?',
  ],
  'category-in-the-boxes': [
    'I write the word asylum in the three little squares',
    'the code has three squares and mine has only two things, what goes in the last one',
  ],
  'renewal-category': [
    'when you renew you get a new letter and number, which one is next',
    'old card says c08, do I copy that for the renewal',
  ],
  'first-replacement-or-renewal': [
    'stolen work card, which of the three squares on the permit form',
    'never had a permit before, what do I tick at the start',
  ],
  'ssn-not-on-the-i765': [
    'on which page of the work permit form do I ask for my social',
    'I marked yes for the social security card on the 765, when does it come',
    'where did the social question go on the new permit form',
  ],
  'which-category': [
    'your website picks the letter and number for me right',
    'can the computer tell which code is mine',
  ],
  'c8-wait-of-150-days': [
    'the 150 days run from the day I crossed',
    'since you count five months from the border can I send the permit form now',
    'my asylum went in three months ago, how many more days until I can ask to work',
  ],
  'c8-card-after-180-days': [
    'on day 150 they mail me the card, correct',
    'permit can arrive right after five months or is it six',
  ],
  'delays-stop-the-clock': [
    'I asked for another interview day, but the days keep counting anyway right',
    'my count of days is frozen, why',
  ],
  'no-wait-for-asylees': [
    'I got asylum last week and now must wait 150 days to work',
    'asylum was granted, when does my six month wait for the permit begin',
    'how long after winning can I legally start a job',
  ],
  'which-clock-is-which': [
    'is the year for the permit and the 180 days for the green card',
    'mixing up all those waiting times, one year, 150, 180',
  ],
  'proposed-wait-of-365-days': [
    'now that the wait is one year for the work permit when can I apply',
    'because the new 365 days law started, do I lose my place',
    'is it already law that asylum seekers wait a whole year to work',
  ],
  'work-permit-18-months': [
    'the card is still given for five years right',
    'my new card says a year and a half, is that an error',
    'how long is the permit they give now',
  ],
  'automatic-extension-ended': [
    'my card runs out but the renewal receipt gives me 540 days automatically',
    'since renewing extends the card by itself I can go on working',
    'card expires in may and renewal still pending, does the old one stay good',
  ],
  'asylum-information-is-secret': [
    'will they tell my government that I asked for protection here',
    'can the embassy of my country get my asylum papers',
    'since asylum cases are public anybody can look mine up',
  ],
  'even-that-one-applied': [
    'can they tell somebody just that I applied, not the story',
    'my ex calls immigration and asks if I have asylum, do they answer',
  ],
  'secrecy-binds-the-government': [
    'the law also makes your website keep my case secret',
    'is a web page like this under the same secrecy rule',
  ],
  'signing-releases-records': [
    'when I sign, what of my records can they look at',
    'I sign but they may not ask other offices about me, right',
  ],
  'story-kept-apart': [
    'does what happened to me in my country get written on the green card form',
    'because the story is copied into the 485 can the reviewer read it',
    'will the volunteer who checks my form read about the torture',
  ],
  'files-here-are-encrypted': [
    'can a hacker or your workers open my scans',
    'how are my papers guarded on this page',
  ],
  'files-here-are-deleted': [
    'you keep my documents forever even if I have no account',
    'closed the window yesterday, is my file still in here',
    'how do I wipe everything I put in',
  ],
  'review-link-ends': [
    'the link I gave the attorney works forever',
    'sent the link to the wrong person, how to cut it',
  ],
  'nothing-is-sent-to-uscis': [
    'so when I press finish you mail it to uscis',
    'when does this site submit my application',
    'have you filed it already for me',
    'the program puts my signature and sends it',
  ],
  'service-is-free': [
    'how much does this page charge at the end',
    'do I put my card for puente before I download',
  ],
  'i485-packet': [
    'list of everything in the envelope for the green card',
    'only the form goes in, they ask for the rest later right',
  ],
  'proof-of-asylum': [
    'which paper shows them I won',
    'all I have is the letter from the asylum office, does that prove it',
    'because they have my case in the computer I send no proof of asylum',
  ],
  'proof-of-asylum-through-family': [
    'my husband won and I came under him, which paper do I show',
    'my own approval does not exist, it is on my fathers letter',
  ],
  'proof-of-one-year': [
    'how do I show I lived here all these twelve months',
    'only bank statements count as proof of the year',
  ],
  'birth-certificate': [
    'I was already asked for it in the asylum so the birth paper is not needed',
    'does my acta go with the residency form',
  ],
  'papers-that-cannot-be-had': [
    'no birth certificate because the office burned, so I cannot apply',
    'my country will not give me papers, what can go in place',
  ],
  translations: [
    'Spanish papers are fine without english because the officers speak spanish',
    'must the paper be put in english',
    'does my birth paper have to be translated and certified',
    'google translate print is enough as translation',
  ],
  'photo-id': ['which identification copy goes with the residency', 'only a passport is accepted as id'],
  'marriage-certificate': [
    'husband is not applying so I leave out the marriage paper',
    'do I send proof that I am married',
  ],
  'ended-marriage-papers': [
    'I divorced long ago so nothing about it must be sent',
    'first wife died, which paper shows it',
  ],
  'police-and-court-records': [
    'charges were dropped so no court paper has to be sent',
    'arrested once and let go, which documents do they want',
  ],
  'i602-in-the-packet': ['every asylee sends the 602', 'do all of us put the waiver form inside'],
  'forms-not-needed': [
    'who signs my 864 as sponsor',
    'which form do i get from my employer for the asylum green card',
    'we need an affidavit of support from a citizen, where do I find one',
    'do I need an approved petition first',
  ],
  'copies-not-originals': ['I mail the real birth certificate and they return it', 'originals or xerox'],
  'missing-papers-warning': [
    'if one paper is missing they just wait for it, right',
    'forgot to put one document, what do they do',
  ],
  'i765-a5-papers': [
    'what goes with the work form after winning asylum',
    'no papers needed with the permit form because asylum is approved',
  ],
  'i765-c8-papers': ['what do I attach when asylum is not decided and I want to work'],
  'i765-renewal-papers': ['to renew you send only the form', 'do they want a copy of the old permit'],
  'i485-edition': [
    'the version from last year is still good for the green card form',
    'which date must the 485 have',
    'any edition of the residency form is accepted',
  ],
  'i485-old-edition': [
    'I filled the 01/20/25 one, can I mail it',
    'the january one is still taken until the end of the year',
  ],
  'i765-edition': ['which date is on the good permit form', 'I have an older 765 printed last year, ok?'],
  'mixed-pages': [
    'half the pages are the old version and half new, will they take that',
    'replace only the pages that changed',
  ],
  'where-edition-stands': [
    'where do I see how new the form is',
    'the date of the form is on the first page on top right',
  ],
  'where-to-send': [
    'send it to the office where I had my interview',
    'what address do I write on the envelope',
    'I mail it to the local office in my city, which street',
  ],
  'addresses-changed': [
    'my friend sent hers in spring to the Texas box, I use the same address',
    'did the place to mail change',
  ],
  'a5-own-envelope': [
    'I put both forms in one big envelope',
    'permit and green card together in the same packet saves postage',
  ],
  'file-online': ['can I do the green card on the computer and not by mail', 'the 485 is online only now'],
  'upload-size': ['my pdf is too heavy to upload', 'biggest file they take'],
  'filed-in-the-us': [
    'I will file from my country while visiting my mother',
    'do I have to be here when it gets in',
  ],
  'keep-copies': [
    'no need to keep a copy because they have it',
    'should the whole packet be copied before it goes',
  ],
  'nationality-holds': [
    'since everyone from my country is blocked I cannot send it',
    'are cases of my nationality frozen',
    'they stopped all decisions for people from the travel ban countries',
  ],
  'how-names-are-written': ['two last names, how do they fit', 'first name goes in the family name box'],
  'other-names-used': [
    'I skip my maiden name because I do not use it now',
    'nickname and name from before marriage, are they asked',
  ],
  'dates-month-first': ['day first then month like at home', '12/05 is it december or may'],
  'full-dates-of-homes-and-jobs': [
    'only the year is enough for when I moved in',
    'forgot the exact day I started work',
  ],
  'a-number-nine-digits': [
    'mine has 8 digits, which box has the letter',
    'I write the letter A in the first square',
  ],
  'last-arrival-meaning': ['last arrival is the first time I came', 'came three times, which one counts'],
  'manner-of-last-entry': [
    'crossed the river, what does the form ask about how I came',
    'i walked across, which words does the form have for that',
  ],
  'current-status-today': [
    'status is undocumented because I came without visa, even though I won asylum',
    'what do I have now as status after winning',
  ],
  'homes-of-five-years': [
    'only my address now is needed',
    'addresses in my country count also',
    'how far back with the places I lived',
  ],
  'po-box-and-home': ['my po box is my home address on the form', 'can my physical address be a mail box'],
  'jobs-of-five-years': [
    'cash jobs do not go on the list',
    'how many years of work do they ask',
    'my jobs in my country are not needed',
  ],
  'time-without-a-job': [
    'I was not working so I leave those years empty',
    'stay at home mother, what is there for the months with no work',
  ],
  'parents-who-died': [
    'because dead parents are not asked I cross it out',
    'my dad passed away, is he still on the form',
  ],
  'unknown-about-a-parent': ['never met my father, what goes there', 'dont know the birthday of mom'],
  'marriages-counted': [
    'only this marriage counts, the first was in my country',
    'church wedding years ago, is it one',
  ],
  'separated-couples': ['we live apart so I mark separated', 'husband left but no papers, which box is that'],
  'children-to-list': [
    'only the kids who live with me go in',
    'my grown son in Honduras is not listed because he is an adult',
    'stepchild and the one who stayed back, do they count',
    'kids who are citizens are left out',
  ],
  'groups-and-organizations': [
    'only bad groups are asked, not church or union',
    'was in a student club, does the form want it',
  ],
  'what-ever-means': [
    'ever means the last five years',
    'things from my country as a kid do not count for ever',
  ],
  'arrests-on-the-i485': [
    'my record was erased so the answer is no by law',
    'sealed cases are not asked',
    'only arrests in the united states are asked',
  ],
  'work-without-permission': [
    'they do not ask about working with no papers',
    'which question is about cash jobs without permit',
  ],
  'extra-space-part-14': [
    'I write on the back of the page when it does not fit',
    'staple my own sheet for more kids',
  ],
  'na-and-empty-boxes': [
    'every empty box must say none',
    'leave blank what is not for me',
    'what is written when something does not apply',
  ],
  'earlier-i765-filed': [
    'first time I ask for this permit but I had another before, yes or no question about that',
  ],
  'sex-box-on-forms': ['there is an x for gender', 'how many choices for gender'],
  'free-lawyer-list': [
    'no money for an attorney, who helps for nothing',
    'government gives everybody a free lawyer',
  ],
  'who-may-represent': ['my pastor can speak for me at immigration', 'any notary can represent me'],
  'notario-fraud': [
    'a notary is a lawyer here so she can choose my answers',
    'the lady at the tax office fills immigration forms, is she allowed',
    'notary took my money and did nothing',
  ],
  'what-a-non-lawyer-may-do': [
    'my coworker writes my answers for me, is he allowed',
    'what may a friend do who is no attorney',
  ],
  'what-this-helper-cannot-do': ['you are a lawyer so you decide', 'who am I talking to, what can you do'],
  'not-a-law-firm': ['this is the uscis page right', 'you are the government website'],
  'medical-exam-with-i485': [
    'I send the medical later when they ask by letter',
    'medical is only done at the interview',
    'no health exam for asylees because they did one already',
  ],
  'civil-surgeon': [
    'my family doctor does the 693',
    'any doctor can sign the medical',
    'exam from a clinic back home is good',
  ],
  'sealed-envelope': ['I opened the envelope of the doctor to copy it', 'doctor mails it to uscis himself'],
  'how-long-the-exam-counts': [
    'the medical is good for two years',
    'does my exam go bad if the case takes long',
    'old 693 from another application can be used again',
  ],
  'only-the-vaccine-part': ['refugees only do the vaccines so asylees too'],
  'i589-shows-an-earlier-day': [
    'I must write the same address as in my asylum even if I moved',
    'asylum form says single, now I am married',
  ],
  'answers-that-do-not-match': [
    'different dates in both forms, they do not look',
    'what if asylum and green card say two things',
  ],
  'mistake-on-the-i589': [
    'there is an error in my asylum form from then',
    'the preparer wrote a wrong date in my asylum',
  ],
  'asylees-pay-for-i485': [
    'asylees are exempt from the 485 fee',
    'asylum people pay nothing for the green card like refugees',
    'because refugees do not pay I do not pay',
  ],
  'i485-fee': [
    'price of the residency form',
    'fee is still 1140 plus 85',
    'how many dollars for one grown up',
  ],
  'i485-fee-child': ['my 8 year old pays the same as me', 'kids are free', 'price for a son of thirteen'],
  'i485-biometrics-included': ['where do I add the 85 for fingerprints', 'one more payment for the prints?'],
  'a5-first-card-fee': [
    'how do I pay the 560 for my first card after asylum',
    'first permit after winning costs money',
  ],
  'a5-renewal-fee': [
    'second permit after asylum is free too',
    'price of the next card for someone with asylum',
  ],
  'c8-first-card-fee': [
    'first permit while waiting is free as always',
    'no cost for asylum seekers first card',
  ],
  'c8-renewal-fee': ['renewing the pending asylum permit is free', 'how much to renew c08'],
  'i589-fee': ['asking for asylum costs nothing', 'did they put a price on asylum'],
  'annual-asylum-fee': [
    'is there something to pay every year while I wait',
    'a judge cancelled the yearly payment for ever',
    'I pay the yearly fee even after I won',
  ],
  'annual-fee-unpaid': [
    'nothing happens if the yearly fee is not paid',
    'did not pay the 100 dollars of this year',
  ],
  'waiver-grounds': [
    'only jobless people can ask not to pay',
    'I get food stamps, does that open the door to not paying',
    'I am too poor for that fee',
    'no money for the fee, what form',
  ],
  'waiver-not-with-payment': [
    'I send the 912 and the money together just in case',
    'pay first and get the money back with the waiver',
  ],
  'added-fees-not-waived': ['the waiver covers all the fees, the new ones too'],
  'pay-by-card-or-bank': [
    'I pay in cash at the office',
    'how do you pay if not by check',
    'can I use my debit card on a paper form',
  ],
  'checks-sent-back': [
    'who do I make the check out to',
    'I bought a money order at the post office',
    'my name on the personal check or my wifes',
    'cashiers check is still fine',
  ],
  'one-payment-for-each-form': [
    'one payment for the whole family',
    'add both forms on one card slip',
    'me and my wife on the same G-1450',
  ],
  'wrong-amount': [
    'if I pay too much they give back the change',
    'sent ten dollars less, do they just ask for it',
  ],
  'two-photos': [
    'they take the photos at the appointment so I send none',
    'how many pictures and what size',
    'old photos from my asylum are ok',
  ],
  'back-of-the-photos': ['nothing is written behind the pictures', 'pen or pencil on the back of photos'],
  'biometrics-appointment': [
    'I go to any police station for fingerprints',
    'what happens after I send, do they call me for prints',
    'they have my prints so no new appointment',
  ],
  'who-is-interviewed': [
    'every asylee goes to an interview',
    'no asylee gets interviewed',
    'do they call us to talk to an officer for the green card',
  ],
  'why-packets-come-back': [
    'what are the reasons it gets returned',
    'they never send things back, they write first',
  ],
  'missing-pages': [
    'I take out the empty pages to save stamps',
    'only pages with answers go',
    'is it ok to leave out the instructions and blank sheets of the form',
  ],
  'no-hand-signature': ['I forgot to sign, they will call me', 'typed name is a signature'],
  'pasted-signature': [
    'I paste a picture of my signature',
    'docusign is accepted',
    'how do I put my signature with the phone',
    'the program can sign at the end so I print nothing',
  ],
  'no-medical-exam': ['they accept the green card form with no medical'],
  'empty-boxes': ['blank boxes are no problem'],
  'one-category': [
    'I mark asylum and also family to have two chances',
    'two boxes in part 2 is better than one',
  ],
  'signature-in-ink': ['any colour pen or pencil', 'sign on the tablet', 'stamp of my name as signature'],
  'who-signs-and-where': [
    'husband signs for the whole family',
    'my 10 year old signs by himself',
    'I sign for my wife because she cannot write',
  ],
  'interpreter-part-of-form': [
    'my daughter read the questions to me in our language, she does not have to be on the form',
    'friend translated aloud, name goes where',
  ],
  'preparer-part-of-form': [
    'since she did not charge me she does not sign',
    'church helper typed it, is she on the form',
    'only paid people go in the preparer part',
  ],
  'software-and-preparer': [
    'puente is my preparer so I write puente there',
    'do I put the website as preparer',
  ],
  'officer-boxes-stay-empty': ['I fill the gray boxes on top for uscis use'],
  'asylee-or-refugee': [
    'refugee and asylee are the same so I mark refugee',
    'I won asylum here so I am a refugee by the form',
  ],
  'leaving-the-united-states': [
    'with asylum I can travel anywhere',
    'since the 485 is sent I may leave and come back',
    'can I go see my sick mother abroad while the green card is pending',
  ],
  'leaving-on-advance-parole': [
    'advance parole makes a trip totally safe',
    'leaving with the travel paper does not count as leaving',
    'heard that trips with that parole paper are a problem now',
  ],
  'trip-to-home-country': [
    'asylees may visit home for two weeks',
    'I went back home for a funeral, does it matter to asylum',
    'want to see my kids in my country',
  ],
  'passport-of-home-country': [
    'I renew the passport of my country and travel on it',
    'using my old passport is ok after asylum',
  ],
  'removed-and-came-back': ['I was deported before and came again, it is forgotten now'],
  'who-may-file-as-asylee': [
    'conditions to ask for residency by asylum',
    'what must be true about me to get the green card',
  ],
  'asylum-still-pending': [
    'I applied for asylum so I can already send the 485',
    'asylum waiting two years, green card now?',
  ],
  'asylum-granted-in-court': [
    'judge asylum is different and does not count',
    'won in court not in the office, same rights for the green card',
  ],
  'lawful-entry-and-asylees': [
    'because I came without a visa I cannot get the green card',
    'no stamp when I entered, so residency is impossible',
    'crossed illegal but won asylum',
  ],
  'each-person-files-own-i485': [
    'my wife and kids are inside my form so they do not need theirs',
    'one form for the family',
    'I ride on my husbands form, on which line do I go',
    'is one application enough for four people',
  ],
  'family-who-came-by-i730': [
    'came by my moms petition 730, how do I get my own residency',
    'the 730 already gives the green card',
  ],
  'derivative-tie-ended': [
    'divorced from the one who won, I still get it automatically',
    'I came in on my husbands asylum and we split up',
  ],
  'principal-became-citizen': [
    'dad is a citizen now so mine is easier',
    'husband who won asylum took the oath, what of me',
  ],
  'child-turned-21': [
    'turning 21 changes nothing for my son',
    'daughter had her 21st birthday while waiting',
  ],
  'one-year-after-asylum': [
    'the year is counted from when I asked for asylum',
    'three years since I applied so the year is done',
  ],
  'filing-before-the-year-ends': [
    'you cannot send it before 12 months, they throw it out',
    'is 9 months after winning too soon to mail',
  ],
  'year-starts-with-the-grant': [
    'year begins when I entered the country',
    'my year starts when the letter arrived',
    'from what day do I count',
  ],
  'days-abroad-not-counted': [
    'two months in another country still count in my year',
    'travel does not matter for the one year',
  ],
  'no-deadline-to-file': [
    'I lost my right because I did not file in the first year',
    'asylum ten years ago, too late for the card',
    'deadline to ask for residency after winning',
  ],
  'no-yearly-limit': ['the 10,000 a year are full so I wait in line', 'is there a quota for us'],
  'settled-in-a-third-country': ['lived 3 years with papers somewhere else before here'],
  'public-aid-and-asylees': [
    'food stamps will count against my green card',
    'I must pay back medicaid first',
    'getting wic, is that public charge',
  ],
  'part-3-affidavit-box': [
    'which relative signs as my sponsor in part 3',
    'need someone with income to sponsor me',
  ],
  'i485-in-immigration-court': [
    'all asylees send the green card form to the judge',
    'I won at the office and have no court but send it to a judge',
    'my court case is open, who gets the form',
  ],
  'residence-dated-back': [
    'my residence starts the day the card comes',
    'why does the card say one year earlier',
  ],
} as const;
