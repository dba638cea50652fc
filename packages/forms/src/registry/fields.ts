// Written by `npm run forms:build` from the folders of the forms.

import i485On20250120 from '../i485/editions/2025-01-20.fields.json' with { type: 'json' };
import i589On20200825 from '../i589/editions/2020-08-25.fields.json' with { type: 'json' };
import i589On20250120 from '../i589/editions/2025-01-20.fields.json' with { type: 'json' };
import i765On20250821 from '../i765/editions/2025-08-21.fields.json' with { type: 'json' };

export const fieldsByEdition = [
  ['I-589', '01/20/25', i589On20250120],
  ['I-589', '08/25/20', i589On20200825],
  ['I-485', '01/20/25', i485On20250120],
  ['I-765', '08/21/25', i765On20250821],
] as const;
