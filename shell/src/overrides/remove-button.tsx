import { Button, toast } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { removeOverride } from './change-overrides.ts'

/** Without an id, goes back to all released modules. */
export function RemoveButton({ id }: { readonly id?: string }) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    if ((await removeOverride(id)) === 'failed') toast.error(text('override.notRemoved'))
    setBusy(false)
  }

  return (
    <Button busy={isBusy} onClick={() => void remove()}>
      {text(id === undefined ? 'override.useReleased' : 'override.useReleasedOne')}
    </Button>
  )
}
