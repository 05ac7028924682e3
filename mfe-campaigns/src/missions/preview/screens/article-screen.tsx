import type { TaskContents } from '@console/contract'
import { Heading, Stack, Text } from '@console/ui'
import { useText } from '../../../text.ts'
import { PreviewPicture } from '../picture.tsx'
import { WayOut } from '../way-out.tsx'

export function ArticleScreen({ content: { title, image_url, duration, read_more_url } }: { readonly content: TaskContents['article'] }) {
  const text = useText()
  return (
    <>
      <PreviewPicture url={image_url} words={text('mission.content.image')} />
      <Stack gap="4" p="4">
        <Heading as="h3" size="md" overflowWrap="anywhere" color={title ? undefined : 'fg.muted'}>
          {title || text('mission.content.title')}
        </Heading>
        {duration === null ? null : (
          <Text textStyle="sm" color="fg.muted">
            {text('mission.preview.readFor', { count: duration })}
          </Text>
        )}
        <WayOut to={read_more_url}>{text('mission.preview.readMore')}</WayOut>
      </Stack>
    </>
  )
}
