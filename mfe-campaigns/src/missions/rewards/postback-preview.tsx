import { Box, Button, lazyPart } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { missionAsides } from '../load-asides.ts'

const PostbackShown = lazyPart(missionAsides, (file) => file.PostbackShown)

interface Props {
  readonly name: string
  readonly applicationId: string
}

/** Shows the request as text; nothing is sent. */
export function PostbackPreview({ name, applicationId }: Props) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  return (
    <Box>
      <Button opens={PostbackShown} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {text(isShown ? 'reward.postback.hide' : 'reward.postback.show')}
      </Button>
      {isShown ? <PostbackShown name={name} applicationId={applicationId} /> : null}
    </Box>
  )
}
