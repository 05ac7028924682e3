import { contentOf, isHttpUrl, type Task, type TaskContents, type TaskTypeCode } from '@console/contract'
import { RichTextView } from '@console/rich-text'
import { Box, chakra, Fact, Facts, Section, Stack, Verbatim } from '@console/ui'
import type { ComponentType, ReactNode } from 'react'
import { SurveyOutline } from '../../survey/survey-outline.tsx'
import { useText } from '../../text.ts'

type Views = { readonly [T in TaskTypeCode]: ComponentType<{ readonly content: TaskContents[T] }> | null }

/** What the mission shows to its audience; nothing for a type that shows nothing. */
export function ContentView({ mission }: { readonly mission: Pick<Task, 'task_type' | 'content'> }) {
  const text = useText()
  const { task_type } = mission
  if (task_type === 'unknown') return null
  const View = VIEWS[task_type] as ComponentType<{ readonly content: unknown }> | null
  if (!View) return null
  return (
    <Section title={text('mission.content')}>
      <View content={contentOf(task_type, mission.content)} />
    </Section>
  )
}

function Article({ content }: { readonly content: TaskContents['article'] }) {
  const text = useText()
  return (
    <Facts>
      <Fact name={text('mission.content.title')}>{content.title}</Fact>
      <Fact name={text('mission.content.image')}>
        <Picture url={content.image_url} label={content.title} />
      </Fact>
      <Fact name={text('mission.content.readMore')}>
        <Value of={content.read_more_url} />
      </Fact>
      <Fact name={text('mission.content.duration')}>
        <Seconds of={content.duration} />
      </Fact>
    </Facts>
  )
}

function Email({ content }: { readonly content: TaskContents['email'] }) {
  const text = useText()
  return (
    <Stack gap="4">
      <Facts>
        <Fact name={text('mission.content.subject')}>{content.subject}</Fact>
        <Fact name={text('mission.content.cta')}>
          <Value of={content.cta_link} />
        </Fact>
        <Fact name={text('mission.content.variables')}>
          <Value of={content.variables.map((name) => `{{${name}}}`).join(', ')} />
        </Fact>
      </Facts>
      <Box borderTopWidth="1px" pt="4">
        <RichTextView html={content.content} />
      </Box>
    </Stack>
  )
}

function Playable({ content }: { readonly content: TaskContents['html_playable'] }) {
  const text = useText()
  return (
    <Facts>
      <Fact name={text('mission.content.html')}>
        <Value of={content.html_url} />
      </Fact>
      <Fact name={text('mission.content.skip')}>
        <Skip after={content.skippable_after} />
      </Fact>
      <Fact name={text('mission.content.variables')}>
        <Value of={content.variables.map(({ name, value }) => `${name}=${value}`).join(', ')} />
      </Fact>
    </Facts>
  )
}

function Video({ content }: { readonly content: TaskContents['video'] }) {
  const text = useText()
  return (
    <Facts>
      <Fact name={text('mission.content.video')}>
        <Value of={content.video_url} />
      </Fact>
      <Fact name={text('mission.content.duration')}>
        <Seconds of={content.duration} />
      </Fact>
      <Fact name={text('mission.content.skip')}>
        <Skip after={content.skippable_after} />
      </Fact>
      <Fact name={text('mission.content.image')}>
        <Picture url={content.image_url} label={text('mission.content.image')} />
      </Fact>
      <Fact name={text('mission.content.readMore')}>
        <Value of={content.read_more_url} />
      </Fact>
    </Facts>
  )
}

const VIEWS: Views = {
  metric_event: null,
  article: Article,
  email: Email,
  html_playable: Playable,
  video: Video,
  survey: SurveyOutline,
}

/** An address, or what is copied in other ways. */
function Value({ of }: { readonly of: string | null }) {
  return of ? <Verbatim>{of}</Verbatim> : <None />
}

/** An address that is no URL is shown as text. */
function Picture({ url, label }: { readonly url: string | null; readonly label: string }): ReactNode {
  if (!url) return <None />
  return isHttpUrl(url) ? <chakra.img src={url} alt={label} maxH="40" maxW="full" borderRadius="l2" /> : <Value of={url} />
}

function Seconds({ of }: { readonly of: number | null }) {
  const text = useText()
  return of === null ? <None /> : text('mission.secondsOf', { count: of })
}

function Skip({ after }: { readonly after: number | null }) {
  const text = useText()
  return after === null ? text('mission.content.skip.never') : <Seconds of={after} />
}

function None() {
  const text = useText()
  return <>{text('value.none')}</>
}
