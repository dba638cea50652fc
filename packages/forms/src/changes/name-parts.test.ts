import { expect, it } from 'vitest';
import { listProposals } from './list-proposals.ts';
import { followNameParts } from './name-parts.ts';

const name = (given_name: string, middle_name: string, family_name: string) => ({
  family_name,
  given_name,
  middle_name,
});
const none = name('', '', '');
const withChild = (full_name: string, parts: object) => ({ children: [{ full_name, name: parts }] });
const withSpouse = (former_spouse_name: string, parts: object) => ({
  marital_history: { prior_marriages: [{ former_spouse_name, name: parts }] },
});

it.each([
  [name('Juan', 'Carlos', 'Pérez Tzul'), 'Juan Carlos Pérez Tzul'],
  [name('María', '', 'de la Cruz'), 'María de la Cruz'],
  [name(' Sukarno ', '', ''), 'Sukarno'],
  [name('', '', 'al-Bashir bin Yusuf'), 'al-Bashir bin Yusuf'],
])('makes the line of a name from its parts: %j', (parts, line) => {
  expect(followNameParts(withChild('Somebody Else', parts))).toEqual(withChild(line, parts));
  expect(followNameParts(withSpouse('', parts))).toEqual(withSpouse(line, parts));
});

it('leaves a line without parts as it stands, and what is no name alone', () => {
  const data = { ...withChild('Juan Carlos Pérez Tzul', none), contact: { email: 'a@example.org' } };
  expect(followNameParts(data)).toEqual(data);
  const unknown = { children: ['x', { name: { family_name: 3 } }], marital_history: null };
  expect(followNameParts(unknown)).toEqual(unknown);
  expect(followNameParts({ eligibility_category: '' })).toEqual({ eligibility_category: '' });
});

it('proposes the parts of a name and not the line that follows them', () => {
  const before = withChild('Juan Perez', name('Juan', '', 'Perez'));
  const after = withChild('Juan Pérez Tzul', name('Juan', '', 'Pérez Tzul'));
  expect(listProposals(before, after)).toEqual([
    { number: 1, kind: 'change', path: 'children.0.name.family_name', from: 'Perez', to: 'Pérez Tzul' },
  ]);
  const said = withChild('Juan Pérez', name('Juan', '', 'Pérez'));
  expect(listProposals(withChild('Juan Pérez', none), said).map(({ path }) => path)).toEqual([
    'children.0.name.family_name',
    'children.0.name.given_name',
  ]);
  expect(listProposals(before, withChild('', none)).map(({ path }) => path)).toContain(
    'children.0.full_name',
  );
});
