import { expect, test } from 'vitest';
import { mendHouseNumber } from './mend-house-number.ts';

test.each([
  ['S2S9 Lakeview Dr', '5259 Lakeview Dr'],
  ['S392 County Road 12', '5392 County Road 12'],
  ['68o5 Hillcrest Dr', '6805 Hillcrest Dr'],
  ['688o Vine St', '6880 Vine St'],
  ['I18 Model Town', '118 Model Town'],
  ['503I MAIN ST', '5031 MAIN ST'],
  ['151\\ FILLMORE ST', '1511 FILLMORE ST'],
  ['Carrera 43A No. 1-S0', 'Carrera 43A No. 1-50'],
  ['152G6 S 23rd Ave', '15266 S 23rd Ave'],
])('%s becomes %s', (read, mended) => {
  expect(mendHouseNumber(read)).toBe(mended);
});

test.each([
  '724S Peachtree St',
  '12B Vine St',
  '840G Elm Street',
  '123 S Oak St',
  'Sol 12',
  'B2 Sector 9',
  'SS Oliver 9',
  'District S St 2',
  '5th Ave',
  '118',
  'Cl 4 # 12-B',
  'Route S-I',
  '12 I-95 Frontage Rd',
  'Casa 14-S',
  '118-S Model Town',
  '12| Main St',
  'A-12 Sector 4',
  'Diagonal S Bis 22-18',
])('%s stays', (street) => {
  expect(mendHouseNumber(street)).toBe(street);
});
