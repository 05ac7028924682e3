import { Box, Button, Icon, lazyPart, Section, Stack, Text } from '@console/ui'
import { useId, useState, useSyncExternalStore } from 'react'
import { useText } from '../../text.ts'
import { loadMissionParts } from '../lazy-mission.ts'
import type { MissionValues } from '../mission-values.ts'

interface Props {
  readonly of: MissionValues
}

/** The preview's code, which no page waits for. */
const Preview = lazyPart(loadMissionParts, (file) => file.PreviewPanel, { fallback: <Box minH="20rem" aria-busy /> })

/** If the preview is below the page, it is closed until someone opens it. */
export function MissionPreview({ of }: Props) {
  const text = useText()
  const id = useId()
  const hasRoom = useHasRoomBeside()
  const [isOpen, setOpen] = useState(false)
  const shown = of.task_type ? (
    <Preview key={of.task_type} of={of} />
  ) : (
    <Text textStyle="sm" color="fg.muted">
      {text('mission.preview.noType')}
    </Text>
  )
  return (
    <Section title={text('mission.preview')}>
      {hasRoom ? (
        shown
      ) : (
        <Stack gap="4" align="flex-start">
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <Icon id={isOpen ? 'expand' : 'right'} size={16} />
            {text(isOpen ? 'mission.preview.hide' : 'mission.preview.show')}
          </Button>
          <Box id={id} w="full">
            {isOpen ? shown : null}
          </Box>
        </Stack>
      )}
    </Section>
  )
}

/** From this width on, the preview is beside the page (the theme's `xl`). */
const media = matchMedia('(min-width: 1280px)')

function subscribe(changed: () => void): () => void {
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

const useHasRoomBeside = () => useSyncExternalStore(subscribe, () => media.matches)
