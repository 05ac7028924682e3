import { createStore } from 'zustand/vanilla'

/** What the session has to ask the person; drawn by `SessionDialogs`. */
export type SessionQuestion =
  | { readonly is: 'none' }
  /** The session ended while a form holds unsaved work. */
  | { readonly is: 'ended' }
  /** The person goes where unsaved work does not follow. */
  | { readonly is: 'sign-out' | 'leave'; readonly answer: (isMeant: boolean) => void }

export const sessionQuestionStore = createStore<SessionQuestion>(() => ({ is: 'none' }))

export const closeQuestion = () => sessionQuestionStore.setState({ is: 'none' }, true)

/** Asks whether to sign out although unsaved work goes with it, or to leave this document although work in it is not saved. */
export function ask(question: 'sign-out' | 'leave'): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  sessionQuestionStore.setState({ is: question, answer: resolve }, true)
  return promise.finally(closeQuestion)
}
