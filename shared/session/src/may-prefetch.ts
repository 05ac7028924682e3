/** Chromium has it alone, so it is not in the DOM's types. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean }
}

/** Whether something may be fetched before anybody asked for it: there is a connection, and the person does not save data. */
export function mayPrefetch(): boolean {
  return navigator.onLine && (navigator as Connected).connection?.saveData !== true
}
