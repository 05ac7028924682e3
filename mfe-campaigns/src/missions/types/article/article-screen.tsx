import { contentOf } from '@console/contract'
import { Heading, Stack, Text } from '@console/ui'
import { useText } from '../../../text.ts'
import type { MissionValues } from '../../mission-values.ts'
import { CallToAction } from '../../phone/call-to-action.tsx'
import { PreviewPicture } from '../../phone/picture.tsx'

export function ArticleScreen({ of }: { readonly of: MissionValues }) {
  const text = useText()
  const { title, image_url, duration, read_more_url } = contentOf('article', of.content)
  return (
    <>
      <PreviewPicture url={image_url} words={text('mission.field.image_url')} />
      <Stack gap="4" p="4">
        <Heading as="h3" size="md" overflowWrap="anywhere" color={title ? undefined : 'fg.muted'}>
          {title || text('mission.field.title')}
        </Heading>
        {duration === null ? null : (
          <Text textStyle="sm" color="fg.muted">
            {text('mission.preview.readFor', { count: duration })}
          </Text>
        )}
        <CallToAction to={read_more_url}>{text('mission.preview.readMore')}</CallToAction>
      </Stack>
    </>
  )
}
