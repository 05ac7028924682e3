import { type ComponentProps, createContext, useContext } from 'react'
import { Link as RouterLink } from 'react-router'

/** Says which paths open another document. */
export const Leaves = createContext<(path: string) => boolean>(() => false)

/** A link to a page of the console; `to` is without locale prefix. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  const leaves = useContext(Leaves)
  return <RouterLink reloadDocument={typeof props.to === 'string' && leaves(props.to)} {...props} />
}
