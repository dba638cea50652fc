/**
 * Full AcroForm names of the I-589's boxes that an applicant fills, by what they hold. Facts of editions 01/20/25 and
 * 08/25/20; they differ only in the sex boxes (named Gender in 08/25/20).
 */
export type Edition = '01/20/25' | '08/25/20';

const page1 = (short: string) => `form1[0].#subform[0].${short}`;
const page2 = (short: string) => `form1[0].#subform[1].${short}`;
const page3 = (short: string) => `form1[0].#subform[3].${short}`;
const page4 = (short: string) => `form1[0].#subform[4].${short}`;
const page5 = (short: string) => `form1[0].#subform[5].#subform[6].${short}`;
const page6 = (short: string) => `form1[0].#subform[7].${short}`;
const page7 = (short: string) => `form1[0].#subform[8].${short}`;
const page8 = (short: string) => `form1[0].#subform[9].${short}`;
const page9 = (short: string) => `form1[0].#subform[10].${short}`;
const page11 = (short: string) => `form1[0].#subform[12].${short}`;
const page12 = (short: string) => `form1[0].#subform[13].${short}`;
const spouse = (short: string) => page2(`NotMarried[0].${short}`);

export interface AddressRow {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly from: string;
  readonly to: string;
}
function addressRow(boxes: readonly number[], from: string, to: string): AddressRow {
  const [street, city, state, country] = boxes.map((n) => page4(`TextField13[${n}]`));
  return {
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    country: country ?? '',
    from: page4(from),
    to: page4(to),
  };
}
const day = (n: number) => `DateTimeField${n}[0]`;

export interface RelativeBoxes {
  readonly aNumber: string;
  readonly passport: string;
  readonly maritalStatus: string;
  readonly ssn: string;
  readonly family: string;
  readonly given: string;
  readonly middle: string;
  readonly born: string;
  readonly birthplace: string;
  readonly nationality: string;
  readonly ethnicity: string;
  readonly male: string;
  readonly female: string;
  readonly inUs: string;
  readonly notInUs: string;
  readonly location: string;
  readonly entryPlace: string;
  readonly entryDate: string;
  readonly i94: string;
  readonly entryStatus: string;
  readonly currentStatus: string;
  readonly stayExpires: string;
  readonly courtYes: string;
  readonly courtNo: string;
  readonly includeYes: string;
  readonly includeNo: string;
}

const child1 = (edition: Edition): RelativeBoxes => ({
  ...numberedChild(page2, 1, edition === '01/20/25' ? 'CheckBox12_Sex' : 'CheckBox16', 17),
  location: page2('PtAIILine13_Specify[0]'),
  entryPlace: page2('PtAIILine14_PlaceofLastEntry[0]'),
  entryDate: page2('PtAIILine15_ExpirationDate[0]'),
  i94: page2('PtAIILine16_I94Number[0]'),
  entryStatus: page2('PtAIILine17_StatusofLastAdmission[0]'),
  currentStatus: page2('PtAIILine18_CurrentStatusofChild[0]'),
  stayExpires: page2('PtAIILine19_ExpDateofAuthorizedStay[0]'),
  courtYes: page2('PtAIILine20_Yes[0]'),
  courtNo: page2('PtAIILine20_No[0]'),
  includeYes: page2('PtAIILine21_Yes[0]'),
  includeNo: page2('PtAIILine21_No[0]'),
});

function numberedChild(
  page: (short: string) => string,
  n: number,
  sexBox: string,
  inUsBox: number,
): RelativeBoxes {
  return {
    aNumber: page(`ChildAlien${n}[0]`),
    passport: page(`ChildPassport${n}[0]`),
    maritalStatus: page(`ChildMarital${n}[0]`),
    ssn: page(`ChildSSN${n}[0]`),
    family: page(`ChildLast${n}[0]`),
    given: page(`ChildFirst${n}[0]`),
    middle: page(`ChildMiddle${n}[0]`),
    born: page(`ChildDOB${n}[0]`),
    birthplace: page(`ChildCity${n}[0]`),
    nationality: page(`ChildNat${n}[0]`),
    ethnicity: page(`ChildRace${n}[0]`),
    male: page(`${sexBox}[0]`),
    female: page(`${sexBox}[1]`),
    inUs: page(`CheckBox${inUsBox}[0]`),
    notInUs: page(`CheckBox${inUsBox}[1]`),
    location: page(`PtAIILine13_Specify${n}[0]`),
    entryPlace: page(`PtAIILine14_PlaceofLastEntry${n}[0]`),
    entryDate: page(`PtAIILine15_DateofLastEntry${n}[0]`),
    i94: page(`PtAIILine16_I94Number${n}[0]`),
    entryStatus: page(`PtAIILine17_StatusofLastAdmission${n}[0]`),
    currentStatus: page(`PtAIILine18_ChildCurrentStatus${n}[0]`),
    stayExpires: page(`PtAIILine19_ExpDateofAuthorizedStay${n}[0]`),
    courtYes: page(`PtAIILine20_Yes${n}[0]`),
    courtNo: page(`PtAIILine20_No${n}[0]`),
    includeYes: page(`PtAIILine21_Yes${n}[0]`),
    includeNo: page(`PtAIILine21_No${n}[0]`),
  };
}

interface SupplementPlan {
  readonly n: 5 | 6;
  readonly first: number;
  readonly sex: readonly [string, string];
  readonly inUs: string;
  readonly specify: string;
  readonly court: string;
  readonly include: string;
}
function supplementChild(plan: SupplementPlan): RelativeBoxes {
  const text = (offset: number) => page11(`TextField12[${plan.first + offset}]`);
  const { n } = plan;
  return {
    aNumber: text(6),
    passport: text(7),
    maritalStatus: text(8),
    ssn: text(9),
    family: text(0),
    given: text(2),
    middle: text(3),
    born: page11(`DateTimeField14[${n - 5}]`),
    birthplace: text(1),
    nationality: text(4),
    ethnicity: text(5),
    male: page11(plan.sex[0]),
    female: page11(plan.sex[1]),
    inUs: page11(`${plan.inUs}[0]`),
    notInUs: page11(`${plan.inUs}[1]`),
    location: page11(plan.specify),
    entryPlace: page11(`ChildEntry${n}[0]`),
    entryDate: page11(`ChildExp${n}[0]`),
    i94: page11(`ChildINum${n}[0]`),
    entryStatus: page11(`ChildStatus${n}[0]`),
    currentStatus: page11(`ChildCurrent${n}[0]`),
    stayExpires: page11(`ChildExpAuth${n}[0]`),
    courtYes: page11(`${plan.court}[0]`),
    courtNo: page11(`${plan.court}[1]`),
    includeYes: page11(`${plan.include}[0]`),
    includeNo: page11(`${plan.include}[1]`),
  };
}

function spouseBoxes(edition: Edition): RelativeBoxes {
  const sex = edition === '01/20/25' ? 'CheckBox14_Sex' : 'CheckBox14_Gender';
  return {
    aNumber: spouse('PtAIILine1_ANumber[0]'),
    passport: spouse('TextField10[1]'),
    maritalStatus: '',
    ssn: spouse('TextField10[2]'),
    family: spouse('PtAIILine5_LastName[0]'),
    given: spouse('PtAIILine6_FirstName[0]'),
    middle: spouse('PtAIILine7_MiddleName[0]'),
    born: spouse('DateTimeField7[0]'),
    birthplace: spouse('TextField10[5]'),
    nationality: spouse('TextField10[0]'),
    ethnicity: spouse('TextField10[6]'),
    male: spouse(`${sex}[0]`),
    female: spouse(`${sex}[1]`),
    inUs: spouse('PtAIILine15_CheckBox15[1]'),
    notInUs: spouse('PtAIILine15_CheckBox15[0]'),
    location: spouse('PtAIILine15_Specify[0]'),
    entryPlace: spouse('PtAIILine16_PlaceofLastEntry[0]'),
    entryDate: spouse('PtAIILine17_DateofLastEntry[0]'),
    i94: spouse('PtAIILine18_I94Number[0]'),
    entryStatus: spouse('PtAIILine19_StatusofLastAdmission[0]'),
    currentStatus: spouse('PtAIILine20_SpouseCurrentStatus[0]'),
    stayExpires: spouse('PtAIILine21_ExpDateofAuthorizedStay[0]'),
    courtYes: spouse('PtAIILine22_Yes[0]'),
    courtNo: spouse('PtAIILine22_No[0]'),
    includeYes: spouse('PtAIILine24_Yes[0]'),
    includeNo: spouse('PtAIILine24_No[0]'),
  };
}

/** The three arrivals of Part A.I, the last one first. */
const entryBoxes = [
  {
    date: page1('DateTimeField2[0]'),
    place: page1('TextField4[0]'),
    status: page1('TextField4[1]'),
    expires: page1('DateTimeField2[1]'),
  },
  {
    date: page1('DateTimeField3[0]'),
    place: page1('TextField4[2]'),
    status: page1('TextField4[3]'),
    expires: '',
  },
  {
    date: page1('DateTimeField4[0]'),
    place: page1('TextField4[4]'),
    status: page1('TextField4[5]'),
    expires: '',
  },
];

const applicantBoxes = (edition: Edition) => ({
  torture: page1('CheckBox31[0]'),
  aNumber: page1('PtAILine1_ANumber[0]'),
  ssn: page1('TextField1[0]'),
  uscisAccount: page1('TextField1[8]'),
  family: page1('PtAILine4_LastName[0]'),
  given: page1('PtAILine5_FirstName[0]'),
  middle: page1('PtAILine6_MiddleName[0]'),
  otherNames: page1('TextField1[1]'),
  street: page1('PtAILine8_StreetNumandName[0]'),
  unit: page1('PtAILine8_AptNumber[0]'),
  city: page1('TextField1[2]'),
  state: page1('PtAILine8_State[0]'),
  zip: page1('PtAILine8_Zipcode[0]'),
  areaCode: page1('PtAILine8_AreaCode[0]'),
  phone: page1('PtAILine8_TelephoneNumber[0]'),
  mailCareOf: page1('PtAILine9_InCareOf[0]'),
  mailAreaCode: page1('PtAILine9_AreaCode[0]'),
  mailPhone: page1('PtAILine9_TelephoneNumbe[0]'),
  mailStreet: page1('PtAILine9_StreetNumandName[0]'),
  mailUnit: page1('PtAILine9_AptNumber[0]'),
  mailCity: page1('PtAILine9_City[0]'),
  mailState: page1('PtAILine9_State[0]'),
  mailZip: page1('PtAILine9_ZipCode[0]'),
  male: page1(edition === '01/20/25' ? 'PartALine9Sex[0]' : 'PartALine9Gender[0]'),
  female: page1(edition === '01/20/25' ? 'PartALine9Sex[1]' : 'PartALine9Gender[1]'),
  marital: {
    Single: page1('Marital[0]'),
    Married: page1('Marital[1]'),
    Divorced: page1('Marital[2]'),
    Widowed: page1('Marital[3]'),
  },
  born: page1('DateTimeField1[0]'),
  birthplace: page1('TextField1[4]'),
  nationality: page1('TextField1[3]'),
  birthNationality: page1('TextField1[5]'),
  ethnicity: page1('TextField1[6]'),
  religion: page1('TextField1[7]'),
  court: { never: page1('CheckBox3[0]'), now: page1('CheckBox3[2]'), past: page1('CheckBox3[1]') },
  leftCountry: page1('DateTimeField6[0]'),
  i94: page1('TextField3[0]'),
  entries: entryBoxes,
  passportCountry: page1('TextField5[0]'),
  passportNumber: page1('TextField5[1]'),
  travelDocument: page1('TextField5[2]'),
  passportExpires: page1('DateTimeField2[2]'),
  language: page1('TextField7[0]'),
  englishYes: page1('CheckBox4[0]'),
  englishNo: page1('CheckBox4[1]'),
  otherLanguages: page1('TextField7[1]'),
});

const kinRow = (name: number, birthplace: number, location: number, key: string) => ({
  name: page4(`TextField13[${name}]`),
  birthplace: page4(`TextField13[${birthplace}]`),
  location: page4(`TextField35[${location}]`),
  deceased: page4(`CheckBoxAIII5\\.${key}[0]`),
});
const schoolRow = (name: number, type: number, place: number, from: number, to: number) => ({
  name: page4(`TextField13[${name}]`),
  type: page4(`TextField13[${type}]`),
  place: page4(`TextField13[${place}]`),
  from: page4(day(from)),
  to: page4(day(to)),
});
const jobRow = (employer: number, occupation: number, from: number, to: number) => ({
  employer: page4(`TextField13[${employer}]`),
  occupation: page4(`TextField13[${occupation}]`),
  from: page4(day(from)),
  to: page4(day(to)),
});

const backgroundBoxes = {
  staysAbroad: [addressRow([0, 2, 4, 6], day(21), day(20)), addressRow([1, 3, 5, 7], day(22), day(23))],
  stays: [
    addressRow([8, 10, 12, 14], day(24), day(26)),
    addressRow([9, 11, 13, 15], day(25), day(27)),
    addressRow([16, 17, 18, 19], day(28), day(29)),
    addressRow([20, 21, 22, 23], day(30), day(31)),
    addressRow([24, 25, 26, 27], day(32), day(33)),
  ],
  schools: [
    schoolRow(28, 30, 32, 41, 40),
    schoolRow(29, 31, 33, 38, 39),
    schoolRow(34, 35, 36, 37, 36),
    schoolRow(37, 38, 39, 34, 35),
  ],
  jobs: [jobRow(40, 42, 42, 44), jobRow(41, 43, 43, 45), jobRow(44, 45, 46, 47)],
  mother: kinRow(46, 49, 0, 'm'),
  father: kinRow(47, 50, 1, 'f'),
  siblings: [
    kinRow(48, 51, 2, 's1'),
    kinRow(52, 53, 3, 's2'),
    kinRow(54, 55, 4, 's3'),
    kinRow(56, 57, 5, 's4'),
  ],
} as const;

const yesNo = (page: (short: string) => string, box: string, text: string) => ({
  yes: page(`${box}[0]`),
  no: page(`${box}[1]`),
  text: page(`${text}[0]`),
});

/** The boxes of one edition. */
export function boxesOf(edition: Edition) {
  const sex = (n: number) => (edition === '01/20/25' ? `CheckBox${n}_Sex` : `CheckBox${n}_Gender`);
  const child5Sex = (n: number) =>
    edition === '01/20/25' ? `CheckBox12_Sex[${n + 2}]` : `CheckBox12_Gender[${n}]`;
  return {
    applicant: applicantBoxes(edition),
    notMarried: page2('CheckBox5[0]'),
    spouse: spouseBoxes(edition),
    spouseOtherName: spouse('TextField10[3]'),
    spouseMarried: spouse('DateTimeField8[0]'),
    spouseMarriedAt: spouse('TextField10[4]'),
    /** On-value Y of ChildrenCheckbox means: no children. */
    noChildren: page2('ChildrenCheckbox[1]'),
    hasChildren: page2('ChildrenCheckbox[0]'),
    childCount: page2('TotalChild[0]'),
    children: [
      child1(edition),
      numberedChild(page3, 2, sex(26), 27),
      numberedChild(page3, 3, sex(36), 37),
      numberedChild(page3, 4, sex(46), 47),
      supplementChild({
        n: 5,
        first: 0,
        sex: [child5Sex(0), child5Sex(1)],
        inUs: 'CheckBox57',
        specify: 'SuppLALine13_Specify[0]',
        court: 'SuppA_CheckBox20',
        include: 'SuppA_CheckBox21',
      }),
      supplementChild({
        n: 6,
        first: 10,
        sex: ['SuppAL12_CheckBox[0]', 'SuppAL12_CheckBox[1]'],
        inUs: 'SuppAL13_CheckBox',
        specify: 'SuppLALine13_Specify2[0]',
        court: 'SuppALine20_CheckBox2',
        include: 'SuppALine21_CheckBox',
      }),
    ],
    background: backgroundBoxes,
    grounds: ['race', 'religion', 'nationality', 'politics', 'social', 'torture'].map((g) =>
      page5(`CheckBox${g}[0]`),
    ),
    harm: yesNo(page5, 'ckboxyn1a', 'TextField14'),
    fear: yesNo(page5, 'ckboxyn1b', 'TextField15'),
    questions: [
      yesNo(page6, 'ckboxyn2', 'PBL2_TextField'),
      yesNo(page6, 'ckboxyn3a', 'PBL3A_TextField'),
      yesNo(page6, 'ckboxyn4', 'PB4_TextField'),
      yesNo(page7, 'ckboxync1', 'PCL1_TextField'),
      yesNo(page7, 'ckboxync3', 'PCL3_TextField'),
      yesNo(page8, 'PCckboxyn4', 'PCL4_TextField'),
      yesNo(page8, 'ckboxync5', 'PCL5_TextField'),
      yesNo(page8, 'ckboxync6', 'PCL6_TextField'),
    ],
    printedName: page9('TextField20[0]'),
    supplementA: { aNumber: page11('PtAILine1_ANumber[1]'), name: page11('ApplicantName[0]') },
    supplementB: {
      aNumber: page12('PtAILine1_ANumber[2]'),
      name: page12('SupBApplicantName[0]'),
      part: page12('TextField31[0]'),
      question: page12('TextField31[1]'),
      text: page12('TextField32[0]'),
    },
  };
}
export type Boxes = ReturnType<typeof boxesOf>;
