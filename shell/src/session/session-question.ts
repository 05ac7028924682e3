import { createStore } from 'zustand/vanilla'

/** What the session has to ask the person; drawn by `SessionDialogs`. */
export type SessionQuestion =
  | { readonly is: 'none' }
  /** The session ended while a form holds unsaved work. */
  | { readonly is: 'ended' }
  | { readonly is: 'sign-out'; readonly answer: (isMeant: boolean) => void }

export const sessionQuestionStore = createStore<SessionQuestion>(() => ({ is: 'none' }))

export const closeQuestion = () => sessionQuestionStore.setState({ is: 'none' }, true)

/** Asks whether to sign out although unsaved work goes with it. */
export function askSignOut(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  sessionQuestionStore.setState({ is: 'sign-out', answer: resolve }, true)
  return promise.finally(closeQuestion)
}
