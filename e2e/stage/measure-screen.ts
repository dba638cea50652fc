/** Runs in the page, where no function of this file is known: how long the page is, and what stands before the button. */
export function measureScreen(button: Element) {
  const root = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  const before = document.createRange();
  before.setStart(document.body, 0);
  before.setEndBefore(button);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let words = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (before.intersectsNode(node) && node.parentElement?.checkVisibility())
      words += (node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]')];
  const passed = stops.filter(
    (stop) =>
      stop !== button && !stop.matches(':disabled') && stop.checkVisibility() && before.intersectsNode(stop),
  );
  return { px: document.documentElement.scrollHeight, words, tabs: passed.length + 1 };
}
