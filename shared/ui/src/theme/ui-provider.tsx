import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useState } from 'react'
import { Toasts } from '../feedback/lazy-toasts.tsx'
import { system } from './system.ts'

interface Props {
  /** Of the document's style policy: style elements without it are refused. */
  readonly nonce: string
  readonly children: ReactNode
}

/** Mounted once, by the shell: one theme and one style cache for every module. */
export function UiProvider({ nonce, children }: Props) {
  const [cache] = useState(() => createCache({ key: 'c', nonce }))
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        {children}
        <Toasts />
      </ChakraProvider>
    </CacheProvider>
  )
}
