import { getCatalogue } from '../../editions/index.ts';

export const i485 = getCatalogue('I-485', '01/20/25');
export const i765 = getCatalogue('I-765', '08/21/25');
