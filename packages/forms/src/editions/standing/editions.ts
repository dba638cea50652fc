import { z } from 'zod';
import { type EditionReport, editionReportSchema } from './edition-report.ts';
import stored from './editions.json' with { type: 'json' };

/** The reports of `editions.json`, each edition's. @throws ZodError when the file says what cannot be */
export const editionReports: readonly EditionReport[] = z.array(editionReportSchema).parse(stored);
