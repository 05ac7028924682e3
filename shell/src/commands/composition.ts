/**
 * Leaves the keys with which an input method chooses and ends a word to it: neither the shell nor a module hears them, so that no Enter
 * of it opens, adds or sends anything. Safari sends the last of them after the word, and marks it by its code alone (UI Events, 229).
 * An editor reads them itself.
 */
export function leaveKeysOfComposition(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const isEditor = event.target instanceof Element && event.target.closest('[contenteditable]')
      if ((event.isComposing || event.keyCode === 229) && !isEditor) event.stopImmediatePropagation()
    },
    true,
  )
}
