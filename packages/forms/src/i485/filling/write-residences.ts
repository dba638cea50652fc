import { getPlace, type Sheet, tick } from '../../filling/sheet.ts';
import { writeAddress } from '../../filling/write-address.ts';
import { writePeriod } from '../../filling/write-period.ts';
import { noteRecord, toAddressPieces, toPeriodPiece } from '../../filling/write-record.ts';
import { writeText } from '../../filling/write-text.ts';
import { type Address, type AddressPaths, isEmptyAddress, splitUnit } from '../../values/address.ts';
import { type Block, blocks, fiveYearsBoxes, usBoxes, worldBoxes } from '../answers/address-boxes.ts';
import { careOfBoxes, mailingSame } from '../answers/addresses.ts';
import type { I485FormData } from '../data.ts';
import { toUsAddress } from '../to-us-address.ts';
import { type ChosenResidences, chooseResidences, type Residence } from './choose-residences.ts';
import { isMailedHome } from './is-mailed-home.ts';
import { toPeriodDates, toSinceDate } from './list-day-dates.ts';

/** Item 18 runs over pages 3 and 4. One place for all of it: Part 14 has four entries, and each takes one place. */
const historyBox = usBoxes(blocks.prior).street;
const biographic = 'biographic_information';

export const toPaths = (path: string): AddressPaths => ({
  street: `${path}.street`,
  unit: `${path}.apt_number`,
  city: `${path}.city`,
  state: `${path}.state`,
  zip: `${path}.zip_code`,
  country: `${path}.country`,
});

const fillGaps = (address: Address, other: Address): Address => ({
  street: address.street.trim() || other.street,
  unit: splitUnit(address).unit === '' ? splitUnit(other).unit : address.unit,
  city: address.city.trim() || other.city,
  state: address.state.trim() || other.state,
  zip: address.zip.trim() || other.zip,
  country: '',
});

function writePhysical(sheet: Sheet, data: I485FormData, { current, fiveYears }: ChosenResidences): void {
  const physical = toUsAddress(data.biographic_information.physical_address);
  const path = isEmptyAddress(physical) && current ? current.path : `${biographic}.physical_address`;
  const address = current ? fillGaps(physical, current.address) : physical;
  writeAddress(sheet, usBoxes(blocks.physical), address, toPaths(path));
  if (current)
    writePeriod(sheet, [toSinceDate(current)], {
      place: getPlace(sheet, historyBox),
      name: 'Current address',
      isFirstAccepted: data.first_of_month_accepted,
    });
  if (fiveYears) tick(sheet, fiveYearsBoxes[fiveYears]);
}

/** Same as the physical address: Yes and an empty block. No answer while one of the two is missing. */
function writeMailing(sheet: Sheet, data: I485FormData): void {
  const { physical_address, mailing_address, mail_in_care_of } = data.biographic_information;
  const [physical, mailing] = [toUsAddress(physical_address), toUsAddress(mailing_address)];
  const isSame = isMailedHome(data);
  const careOfBox = careOfBoxes[isSame ? 'physical' : 'mailing'];
  writeText(sheet, `${biographic}.mail_in_care_of`, careOfBox, mail_in_care_of);
  if (isEmptyAddress(mailing)) return;
  if (!isEmptyAddress(physical)) tick(sheet, mailingSame[isSame ? 'yes' : 'no']);
  if (!isSame)
    writeAddress(sheet, usBoxes(blocks.mailing), mailing, toPaths(`${biographic}.mailing_address`));
}

function writeResidence(
  sheet: Sheet,
  block: Block,
  { path, address, from, to }: Residence,
  context: { readonly name: string; readonly isFirstAccepted: boolean },
): void {
  writeAddress(sheet, worldBoxes(block), address, toPaths(path));
  writePeriod(sheet, toPeriodDates(path, block, from, to), {
    ...context,
    place: getPlace(sheet, historyBox),
  });
}

/** Part 1 item 18: where the person lives, gets mail and has lived. */
export function writeResidences(sheet: Sheet, data: I485FormData, today: Date): void {
  const chosen = chooseResidences(data, today);
  writePhysical(sheet, data, chosen);
  writeMailing(sheet, data);
  const { prior, abroad } = chosen;
  const isFirstAccepted = data.first_of_month_accepted;
  if (prior) writeResidence(sheet, blocks.prior, prior, { name: 'Prior address', isFirstAccepted });
  if (abroad.kind === 'box') {
    const name = 'Address outside the United States';
    writeResidence(sheet, blocks.abroad, abroad.residence, { name, isFirstAccepted });
  }
  for (const { path, address, from, to } of chosen.others) {
    const period = toPeriodPiece(sheet, path, from, to);
    noteRecord(sheet, getPlace(sheet, historyBox), [
      ...toAddressPieces(sheet, address, toPaths(path)),
      period,
    ]);
  }
}
