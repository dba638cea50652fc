const openOnes = '[data-check="open"]';
const control = 'input:not([type=checkbox]), select';

/** Of a whole list or entry its answers may be hidden, where only those to check are shown. */
const findShown = (field: Element, selector: string) =>
  [...field.querySelectorAll<HTMLElement>(selector)].find((target) => target.checkVisibility());

const focusIn = (field: Element) => {
  const target =
    findShown(field, control) ?? findShown(field, 'input, button') ?? findShown(field, '[tabindex]');
  field.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
};

/** Brings an answer into sight and gives it the focus; a closed section is opened first. */
export const focusAnswer = (field: Element | null | undefined) => {
  if (!field) return;
  const closed = field
    .closest('[data-section]')
    ?.querySelector<HTMLElement>('h2 button[aria-expanded="false"]');
  if (!closed) return focusIn(field);
  closed.click();
  requestAnimationFrame(() => focusIn(field));
};

/** The answer at a form-data path. */
export const findField = (path: string) => document.querySelector(`[data-path="${CSS.escape(path)}"]`);

/** The answer at a form-data path, else the first one below it, else its list, else the nearest answer around it. */
export const findPlace = (path: string): Element | null => {
  const name = CSS.escape(path);
  const found =
    findField(path) ??
    document.querySelector(`[data-path^="${name}."]`) ??
    document.querySelector(`[data-list="${name}"]`);
  const around = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return found ?? (around ? findPlace(around) : null);
};

/** Goes to the next answer that needs a look, or the one before, from where the focus is; around the end. */
export const focusToCheck = (direction: 'next' | 'previous') => {
  const fields = [...document.querySelectorAll(openOnes)].filter((field) =>
    field.querySelector(`${control}, button, [tabindex]`),
  );
  const here = document.activeElement?.closest('[data-path]') ?? document.activeElement;
  const side = direction === 'next' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beyond = fields.filter(
    (field) => here && field !== here && here.compareDocumentPosition(field) & side,
  );
  const others = fields.filter((field) => field !== here);
  focusAnswer(
    direction === 'next'
      ? (beyond[0] ?? others[0] ?? fields[0])
      : (beyond.at(-1) ?? others.at(-1) ?? fields.at(-1)),
  );
};
