import { parseArgs } from 'node:util';
import { findProfile, profiles } from './profiles.ts';
import { writeCases } from './write-cases.ts';

// Cases on disk for work on the reader: node --import tsx bench/generate.ts --out FOLDER --per-profile 3 --seed a
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    'per-profile': { type: 'string', default: '1' },
    seed: { type: 'string', default: 'bench' },
    profiles: { type: 'string' },
  },
});
if (!values.out) {
  console.error(
    'Say where to write the cases: --out FOLDER [--per-profile N] [--seed TEXT] [--profiles a,b]',
  );
  process.exit(2);
}
const chosen = values.profiles ? values.profiles.split(',').map(findProfile) : profiles;
try {
  await writeCases(
    { profiles: chosen, perProfile: Number(values['per-profile']), seed: values.seed },
    values.out,
    console.log,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
