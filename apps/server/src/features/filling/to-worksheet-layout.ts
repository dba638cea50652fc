import type { Catalogue } from '@puente/forms';

export const toWorksheetLayout = (catalogue: Catalogue): object => catalogue;
