import { leaveQuickly } from '../../features/site-frame/leave-quickly.ts';
import { readMark } from '../../lib/account/end-visit.ts';
import { readLanguage, tellLanguage, writeLanguage } from '../../lib/storage.ts';

/** What the frame's own buttons do, marked by `data-early`, as long as the code that draws the page has not come. */
const acts: Readonly<Record<string, (button: Element) => void>> = {
  leave: leaveQuickly,
  skip: () => document.getElementById('content')?.focus(),
  menu: (button) =>
    button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true')),
};

const findClosest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Makes a page that came drawn from the server answer at once, with next to no code. The code that draws pages comes when
 * it is needed: for a button that only it knows, for somebody signed in, and at once where the page is not only there to be
 * read (`data-drawn`). `load` brings it, `takeOver` lets it take over the page. A page in another language than the person
 * chose is asked for anew; the code changes it only where the server cannot be told.
 */
export function startEarly(load: () => Promise<{ readonly takeOver: () => Promise<void> }>): void {
  const listening = new AbortController();
  const { signal } = listening;
  const failure = document.getElementById('not-arrived');
  let waking: Promise<void> | undefined;

  const wake = () => {
    waking ??= load()
      .then(({ takeOver }) => takeOver())
      .then(() => {
        listening.abort();
        failure?.remove();
      });
    waking.catch(() => {
      waking = undefined;
      failure?.removeAttribute('hidden');
    });
    return waking;
  };
  const pressLater = (button: HTMLElement) => {
    button.ariaBusy = 'true';
    failure?.setAttribute('hidden', '');
    const end = () => {
      button.ariaBusy = null;
    };
    wake()
      .then(
        () => button.click(),
        () => undefined,
      )
      .finally(end);
  };
  const press = (event: Event) => {
    const button = findClosest(event, 'button');
    // A form is sent by the browser itself.
    if (!button || button.getAttribute('type') === 'submit') return;
    event.preventDefault();
    const act = acts[button.dataset.early ?? ''];
    if (act) act(button);
    else pressLater(button);
  };
  const closeMenu = ({ key }: KeyboardEvent) => {
    const menu = document.querySelector<HTMLElement>('[data-early="menu"][aria-expanded="true"]');
    if (key !== 'Escape' || !menu) return;
    menu.click();
    menu.focus();
  };
  const keepLanguage = ({ submitter }: SubmitEvent) => {
    if (submitter instanceof HTMLButtonElement && submitter.name === 'lang') writeLanguage(submitter.value);
  };
  const foresee = (event: Event) => {
    if (findClosest(event, 'button:not([data-early]):not([type=submit]), a[href^="/app"]'))
      load().catch(() => undefined);
  };
  // From the top down: React, while it takes over a page, keeps what happens in it from whoever would hear of it later.
  const options = { signal, capture: true };
  document.addEventListener('click', press, options);
  document.addEventListener('keydown', closeMenu, options);
  document.addEventListener('submit', keepLanguage, options);
  document.addEventListener('pointerover', foresee, options);

  const openFrontDoor = () =>
    void import('./front-door.ts').then((door) => door.startFrontDoor()).catch(() => undefined);
  const language = readLanguage();
  const isOtherLanguage = language !== null && language !== document.documentElement.lang;
  // Where no cookie is kept it stays no news, or the page would be asked for without end.
  if (isOtherLanguage && tellLanguage(language)) {
    location.reload();
    return;
  }
  const isToUse = document.querySelector('#root[data-drawn]') !== null;
  const wakeAtOnce = () => void wake().catch(() => undefined);
  if (isOtherLanguage || isToUse || readMark() !== undefined) wakeAtOnce();
  // It is asked for again when the connection is back.
  if (isToUse) window.addEventListener('online', wakeAtOnce, { signal });
  else window.addEventListener('load', openFrontDoor, { signal });
}
