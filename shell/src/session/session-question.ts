import { createStore } from 'zustand/vanilla'

/** Drawn by `SessionDialogs`. */
export type SessionQuestion =
  | { readonly is: 'none' }
  /** The session ended while a form holds unsaved work. */
  | { readonly is: 'ended' }
  /** The person goes where unsaved work does not follow. */
  | { readonly is: 'sign-out' | 'leave'; readonly answer: (isMeant: boolean) => void }

export const sessionQuestionStore = createStore<SessionQuestion>(() => ({ is: 'none' }))

export const closeQuestion = () => sessionQuestionStore.setState({ is: 'none' }, true)

export function ask(question: 'sign-out' | 'leave'): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  sessionQuestionStore.setState({ is: question, answer: resolve }, true)
  return promise.finally(closeQuestion)
}
