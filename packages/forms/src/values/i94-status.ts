import type { JudgedKind } from './kind.ts';
import { foldText } from './spelling/fold-text.ts';
import { toOneLine } from './spelling/latin-text.ts';

/**
 * Classes of admission with a digit as an I-94 prints them: capitals and digits without a hyphen (`B2`, `F1`, `H1B`).
 * The nonimmigrant classes of 8 CFR 214.1(a)(2), and those of asylees, refugees and the visa waiver.
 */
const classes = new Set(
  [
    'A1 A2 A3 AS1 AS2 AS3 B1 B2 C1 C1D C2 C3 CH1 CW1 CW2 D1 D2 E1 E2 E2C E3 E3D E3R F1 F2 F3 G1 G2 G3 G4 G5',
    'H1B H1B1 H1C H2A H2B H2R H3 H4 J1 J2 K1 K2 K3 K4 L1 L1A L1B L2 L2S E1S E2S E3S M1 M2 M3 N8 N9',
    'NATO1 NATO2 NATO3 NATO4 NATO5 NATO6 NATO7 O1 O1A O1B O2 O3 P1 P1A P1B P1S P2 P2S P3 P3S P4 Q1 Q2 Q3',
    'R1 R2 RE1 RE2 RE3 RE4 RE5 S5 S6 S7 SQ1 SQ2 SQ3 T1 T2 T3 T4 T5 T6 TN1 TN2 U1 U2 U3 U4 U5 V1 V2 V3 W1 W2',
  ].flatMap((line) => line.split(' ')),
);

function toOneClass(text: string): string | null {
  const letters = toOneLine(text)
    .toUpperCase()
    .replace(/[\s.-]/g, '');
  return classes.has(letters) ? letters : null;
}

/** `B-2`, `b 2`, `H-1B`, `B-1/B-2` → `B2`, `B2`, `H1B`, `B1/B2`; null for anything that is no class with a digit. */
export function toClassOfAdmission(text: string): string | null {
  const found = text.split('/').map(toOneClass);
  return found.includes(null) ? null : found.join('/');
}

const withoutWords = new Set([
  ...['ewi', 'pwa', 'pwap', 'no status', 'no lawful status', 'no legal status', 'no immigration status'],
  ...[
    'undocumented',
    'uninspected',
    'not inspected',
    'not admitted',
    'no inspection',
    'no admission',
    'no i 94',
  ],
  ...[
    'illegal',
    'illegally',
    'illegal entry',
    'crossed the border',
    'crossed border',
    'sin estatus',
    'sin estado',
  ],
  ...['sin estatus legal', 'sin documentos', 'indocumentado', 'indocumentada', 'ilegal', 'sans statut'],
]);

/**
 * Whether a status says that nobody inspected the person at entry, or that there was none: no I-94 says so of its holder,
 * so an item on the I-94 does not ask about it.
 */
function isNotOnI94(text: string): boolean {
  const folded = foldText(text.replace(/\./g, ''));
  return (
    withoutWords.has(folded) ||
    /\bewi\b|\b(?:without|no) (?:being )?(?:inspect|admission|admitted)|\bsin (?:inspeccion|admision)|\bno inspeccionad|\bsans inspection/.test(
      folded,
    )
  );
}

/** The status on an I-94. */
export const i94Status: Pick<JudgedKind<'not-on-i94'>, 'problem'> = {
  problem: (typed) => (isNotOnI94(typed) ? 'not-on-i94' : null),
};
