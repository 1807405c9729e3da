// The page is whole without this script. With it, pages are shown one at a time, text can be searched, commands copied,
// and the address says what is shown: #run?level=must&status=failed&text=hub

const views = [...document.querySelectorAll('[data-view]')];
const links = [...document.querySelectorAll('.pages a')];
const themes = [...document.querySelectorAll('.themes input')];
const said = document.getElementById('said');
let shownView = views[0];

/** What is searched of an item: not its answers, for every answered agent names every field. */
function textOf(element) {
  const parts = element.querySelectorAll(
    ':scope > summary, :scope > .summary, .clause, .contrast, .remark, .also li',
  );
  const isFinding = element.classList.contains('finding');
  return (
    isFinding ? [...parts].map((part) => part.textContent).join(' ') : element.textContent
  ).toLowerCase();
}

/** What can be filtered in a view, with its text; read when it is first needed. */
const itemsByView = new Map();
function itemsOf(view) {
  if (!itemsByView.has(view)) {
    const items = [...view.querySelectorAll('[data-item]')].map((element) => ({
      element,
      text: textOf(element),
    }));
    itemsByView.set(view, items);
  }
  return itemsByView.get(view);
}

const boxesOf = (view) => [...view.querySelectorAll('input[type="checkbox"][data-filter]')];
const searchOf = (view) => view.querySelector('input[data-filter="text"]');

/** The hidden values of each property, as `level=must`. */
const hiddenOf = (view) =>
  new Set(boxesOf(view).flatMap((box) => (box.checked ? [] : [`${box.dataset.filter}=${box.value}`])));

function describeCounts(counts) {
  return [...counts]
    .map(([noun, { shown, all }]) => `${shown} of ${all} ${noun}${all === 1 ? '' : 's'}`)
    .join(', ');
}

/** Applies the text; the boxes work by style. Says how many are left. */
function applyFilters(view) {
  const search = searchOf(view);
  if (search === null) return;
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const hidden = hiddenOf(view);
  const counts = new Map();
  for (const { element, text } of itemsOf(view)) {
    const isMatch = words.every((word) => text.includes(word));
    element.toggleAttribute('data-unmatched', !isMatch);
    const isBoxed = ['level', 'status'].some((name) => hidden.has(`${name}=${element.dataset[name]}`));
    const count = counts.get(element.dataset.item) ?? { shown: 0, all: 0 };
    count.all += 1;
    if (isMatch && !isBoxed) count.shown += 1;
    counts.set(element.dataset.item, count);
  }
  view.querySelector('.shown-count').textContent = describeCounts(counts);
  view.querySelector('[data-reset]').hidden = words.length === 0 && hidden.size === 0;
}

/** The filters of a view as they stand in the address; what is not narrowed is not there. */
function stateOf(view) {
  const state = new URLSearchParams();
  for (const name of ['level', 'status']) {
    const boxes = boxesOf(view).filter((box) => box.dataset.filter === name);
    if (boxes.some((box) => !box.checked)) {
      const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
      state.set(name, chosen.join(','));
    }
  }
  const text = searchOf(view)?.value ?? '';
  if (text !== '') state.set('text', text);
  return state.toString().replaceAll('%2C', ',');
}

function restoreState(view, state) {
  for (const box of boxesOf(view)) {
    const chosen = state.get(box.dataset.filter);
    box.checked = chosen === null || chosen.split(',').includes(box.value);
  }
  const search = searchOf(view);
  if (search !== null) search.value = state.get('text') ?? '';
  applyFilters(view);
}

function writeAddress(view) {
  const state = stateOf(view);
  history.replaceState(null, '', `#${view.id}${state === '' ? '' : `?${state}`}`);
}

function showView(view) {
  shownView = view;
  for (const other of views) {
    // Where it is known, what is hidden is still found by the browser's own search.
    if (other === view) other.removeAttribute('hidden');
    else other.setAttribute('hidden', 'until-found');
  }
  for (const link of links) {
    if (link.hash === `#${view.id}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  applyFilters(view);
}

function openAround(element) {
  for (let at = element; at !== null; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true;
}

/** Shows what the address names: a page with its filters, or a part of one. */
function followAddress() {
  const [id, state] = location.hash.slice(1).split('?');
  const target = id === '' ? null : document.getElementById(id);
  const view = target?.closest('[data-view]') ?? shownView;
  if (state !== undefined) restoreState(view, new URLSearchParams(state));
  showView(view);
  if (target === null || target === view) return;
  openAround(target);
  target.scrollIntoView();
}

async function copyText(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    const selection = getSelection();
    selection.selectAllChildren(element);
    return document.execCommand('copy');
  }
}

async function copyFor(button) {
  const isCopied = await copyText(document.getElementById(button.dataset.copy));
  const word = isCopied ? 'Copied' : 'Press Ctrl+C';
  const before = button.dataset.word ?? button.textContent;
  button.dataset.word = before;
  button.textContent = word;
  said.textContent = '';
  said.textContent = word;
  setTimeout(() => {
    button.textContent = before;
  }, 1600);
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button === null) return;
  if (button.dataset.copy !== undefined) copyFor(button);
  if (button.dataset.reset !== undefined) {
    restoreState(shownView, new URLSearchParams());
    writeAddress(shownView);
    searchOf(shownView)?.focus();
  }
  if (button.dataset.fold !== undefined) {
    for (const one of shownView.querySelectorAll('details.finding'))
      one.open = button.dataset.fold === 'open';
  }
});

for (const view of views) {
  view.addEventListener('input', ({ target }) => {
    if (target.dataset.filter === undefined) return;
    applyFilters(view);
    writeAddress(view);
  });
  view.addEventListener('beforematch', () => showView(view));
}

/** A choice of colours is kept where the browser lets a file keep anything. */
const themeKey = 'agent-console-kit-theme';
function rememberTheme(theme) {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    said.textContent = 'The choice of colours is not kept.';
  }
}
function recallTheme() {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    return null;
  }
}
for (const input of themes) {
  if (input.value === recallTheme()) input.checked = true;
  input.addEventListener('change', () => rememberTheme(input.value));
}

document.documentElement.classList.add('with-script');
window.addEventListener('hashchange', followAddress);
followAddress();
