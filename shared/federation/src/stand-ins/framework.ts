import { createContext, type Ref, type RefObject, useRef } from 'react'

/** Without a framework around it, as react-router's own is where nobody provides one. */
export const FrameworkContext = createContext(undefined)

export const PrefetchPageLinks = () => null

/** A link of the console fetches nothing ahead by itself. */
export function usePrefetchBehavior(): [false, RefObject<null>, object] {
  return [false, useRef(null), {}]
}

export function mergeRefs<T>(...refs: Ref<T>[]) {
  return (value: T | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value)
      else if (ref) ref.current = value
    }
  }
}
