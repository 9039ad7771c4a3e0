import { GALLERY_PATH } from './state.ts';

/** The actions that take a visitor to a state. Served as files, because the security policy forbids inline scripts. */
export const SCRIPTS = {
  // Wide screens have no menu, and its button is hidden.
  'open-menu': `const button = document.querySelector('.menu-open'); if (button.checkVisibility()) button.click();`,
  'enter-goal': `
    const island = document.querySelector('[data-island="calculator"]');
    island.scrollIntoView();
    while (island.querySelector('[type=range]').disabled) await new Promise(requestAnimationFrame);
    island.querySelector('.mode-switch button:last-child').click();
    while (!island.querySelector('.goal')) await new Promise(requestAnimationFrame);
    island.querySelector('.goal input').select();
    document.execCommand('insertText', false, '20 000');`,
  // The site's script adds the listeners of both buttons in separate steps, so a click may come too early.
  'open-consent-preferences': `
    while (!document.documentElement.classList.contains('show--preferences')) {
      document.querySelector('[data-manage-consent]').click();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }`,
  // Leaves no wish for the next state.
  'open-wish-list': `
    addEventListener('pagehide', () => localStorage.removeItem('lapp'));
    while (!document.querySelector('.stepper')) {
      document.querySelector('[data-wish]').click();
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    while (!document.querySelector('.wish-bar')) await new Promise(requestAnimationFrame);
    // One, however often the loop has pressed before the code was there.
    localStorage.setItem('lapp', Date.now() + ' ' + document.querySelector('[data-wish]').dataset.wish + '=1');
    dispatchEvent(new Event('wishes-changed'));
    document.querySelector('.wish-bar button').click();`,
} as const;

export type ScriptName = keyof typeof SCRIPTS;

export const isScriptName = (name: string): name is ScriptName => Object.hasOwn(SCRIPTS, name);

export const SCRIPTS_PATH = `${GALLERY_PATH}/scripts`;

/** Runs a script once the page is parsed. */
export const RunScript = ({ name }: { readonly name: ScriptName }) => (
  <script type="module" src={`${SCRIPTS_PATH}/${name}.js`} />
);
