import { useTranslation } from 'react-i18next';

/** Nobody's: invented for the picture. */
const person = { family: 'Rivas Portillo', given: 'Elena', city: 'Houston', state: 'TX', zip: '77002' };
type Answer = keyof typeof person;

interface Place {
  readonly answer: Answer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const cells: readonly Place[] = [
  { answer: 'family', x: 20, y: 62, width: 186 },
  { answer: 'given', x: 206, y: 62, width: 116 },
  { answer: 'city', x: 20, y: 114, width: 142 },
  { answer: 'state', x: 162, y: 114, width: 66 },
  { answer: 'zip', x: 228, y: 114, width: 94 },
];

const boxes: readonly Place[] = [
  { answer: 'family', x: 96, y: 292, width: 186 },
  { answer: 'given', x: 296, y: 292, width: 106 },
  { answer: 'city', x: 96, y: 352, width: 142 },
  { answer: 'state', x: 252, y: 352, width: 54 },
  { answer: 'zip', x: 320, y: 352, width: 82 },
];

/** The scanned page: a photo of paper, so it stays light in the dark. */
function Scan() {
  const { t } = useTranslation('landing');
  return (
    <g transform="rotate(-2.5 170 100)" className="drop-shadow-md">
      <rect x="6" y="8" width="330" height="184" rx="2" className="fill-[#fcfbf7] stroke-[#c9cdca]" />
      <text x="322" y="32" textAnchor="end" className="fill-[#33383a] text-[13px] font-semibold">
        {t('picture.from')}
      </text>
      <rect x="20" y="42" width="302" height="20" className="fill-[#d9dbd7]" />
      <text x="26" y="56" className="fill-[#1a1d1f] text-[11px] font-semibold">
        {t('picture.fromPart')}
      </text>
      {cells.map(({ answer, x, y, width }) => (
        <g key={answer}>
          <rect x={x} y={y} width={width} height="52" className="fill-none stroke-[#6d7172]" />
          <text x={x + 6} y={y + 15} className="fill-[#33383a] text-[10.5px]">
            {t(`picture.scan.${answer}`)}
          </text>
          <text x={x + 8} y={y + 39} className="fill-[#1a1d1f] font-mono text-[17px] font-semibold">
            {person[answer]}
          </text>
        </g>
      ))}
      <rect
        x="23"
        y="83"
        width="166"
        height="26"
        rx="4"
        className="fill-none stroke-[#0f5c5c]"
        strokeWidth="2.5"
      />
    </g>
  );
}

function Form() {
  const { t } = useTranslation('landing');
  return (
    <g>
      <rect
        x="76"
        y="226"
        width="342"
        height="174"
        rx="4"
        className="fill-paper stroke-line drop-shadow-md"
      />
      <text x="96" y="254" className="fill-ink text-[13px] font-semibold">
        {t('picture.toPart')}
      </text>
      <text x="402" y="254" textAnchor="end" className="fill-accent text-[13px] font-semibold">
        {t('picture.to')}
      </text>
      {boxes.map(({ answer, x, y, width }) => (
        <g key={answer}>
          <text x={x} y={y - 7} className="fill-muted text-[11.5px]">
            {t(`picture.form.${answer}`)}
          </text>
          <rect x={x} y={y} width={width} height="34" rx="3" className="fill-accent-soft stroke-control" />
          <text x={x + 9} y={y + 23} className="carried fill-ink text-[17px] font-semibold">
            {person[answer]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** What Puente does, drawn: what is typed on the scanned page crosses over into the boxes of the new form. */
export function BridgePicture() {
  const { t } = useTranslation('landing');
  return (
    <svg
      viewBox="0 0 424 408"
      role="img"
      aria-label={t('picture.alt')}
      className="mx-auto w-full max-w-md md:max-w-none"
    >
      <Scan />
      <Form />
      <g className="fill-none stroke-accent" strokeWidth="3" strokeLinecap="round">
        <path d="M22 104 C -14 170 0 296 84 309" pathLength="1" className="crossing" />
        <path d="M76 301 L88 309.500 L76 317" className="carried" />
      </g>
      <g className="carried">
        <circle cx="282" cy="292" r="12" className="fill-good" />
        <path d="M276.500 292.500 l4 4 l7.500 -8.500" className="fill-none stroke-paper" strokeWidth="2.5" />
      </g>
    </svg>
  );
}
