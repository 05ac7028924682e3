import { Box, Icon } from '@console/ui'
import { useSyncExternalStore } from 'react'
import { useText } from '../text.ts'

/** Says that the connection is gone, for as long as it is; nothing typed is lost meanwhile. */
export function OfflineBanner() {
  const text = useText()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <Box role="status">
      {isOnline ? null : (
        <Box
          display="flex"
          gap="2"
          alignItems="center"
          justifyContent="center"
          bg="orange.subtle"
          color="orange.fg"
          px="4"
          py="2"
          textStyle="sm"
        >
          <Icon id="alert" size={16} />
          {text('offline.text')}
        </Box>
      )}
    </Box>
  )
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
