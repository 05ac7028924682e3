import { pendingStore } from '@console/session'
import { Box } from '@console/ui'
import { useStore } from 'zustand'
import { useText } from '../text.ts'

/** Waits a moment, so that quick pages show nothing. */
export function ProgressBar() {
  const text = useText()
  const isPending = useStore(pendingStore, ({ count }) => count > 0)
  return (
    <Box position="fixed" insetX="0" top="0" h="2px" zIndex="toast" overflow="hidden" pointerEvents="none" role="status" aria-live="polite">
      {isPending ? (
        <>
          <Box
            h="full"
            w="40%"
            layerStyle="mark"
            bg="brand.solid"
            opacity="0"
            css={{ animation: 'progress 1.1s ease-in-out infinite, fade-in 1ms 250ms forwards' }}
          />
          <Box as="span" srOnly>
            {text('feedback.progress')}
          </Box>
        </>
      ) : null}
    </Box>
  )
}
