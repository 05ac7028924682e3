import { type ContentField, type ContentValue, contentOf, isHttpUrl, type Task, type TaskContents } from '@console/contract'
import { RichTextView } from '@console/rich-text'
import { Box, chakra, Fact, Facts, Section, Stack, Verbatim } from '@console/ui'
import type { ComponentType } from 'react'
import { useText } from '../text.ts'
import { SurveyOutline } from './types/survey/survey-outline.tsx'

interface FieldView<Value> {
  readonly View: ComponentType<{ readonly value: Value; readonly label: string }>
  /** Below the others, as wide as the page and without its label. */
  readonly isLarge?: true
}

const FIELD_VIEWS: { readonly [F in ContentField]: FieldView<ContentValue<F>> } = {
  title: { View: ({ value }) => value },
  subject: { View: ({ value }) => value },
  image_url: { View: Picture },
  read_more_url: { View: Address },
  cta_link: { View: Address },
  html_url: { View: Address },
  video_url: { View: Address },
  duration: { View: Seconds },
  skippable_after: { View: Skip },
  variables: { View: Variables },
  content: { View: ({ value }) => <RichTextView html={value} />, isLarge: true },
  pages: { View: ({ value }) => <SurveyOutline pages={value} />, isLarge: true },
}

/** Draws nothing for a type that shows nothing. */
export function ContentView({ mission: { task_type, content } }: { readonly mission: Pick<Task, 'task_type' | 'content'> }) {
  const text = useText()
  if (task_type === 'unknown') return null
  const fields = Object.entries(contentOf(task_type, content)).map(([name, value]) => {
    const field = name as ContentField
    const { View, isLarge } = FIELD_VIEWS[field] as FieldView<unknown>
    const label = text(`mission.field.${field}`)
    return { name, label, isLarge, shown: <View value={value} label={label} /> }
  })
  if (fields.length === 0) return null
  return (
    <Section title={text('mission.content')}>
      <Stack gap="4">
        <Facts>
          {fields.map(({ name, label, isLarge, shown }) =>
            isLarge ? null : (
              <Fact key={name} name={label}>
                {shown}
              </Fact>
            ),
          )}
        </Facts>
        {fields.map(({ name, isLarge, shown }) =>
          isLarge ? (
            <Box key={name} borderTopWidth="1px" pt="4">
              {shown}
            </Box>
          ) : null,
        )}
      </Stack>
    </Section>
  )
}

function Address({ value }: { readonly value: string | null }) {
  return value ? <Verbatim>{value}</Verbatim> : <None />
}

/** An address that is no URL is shown as text. */
function Picture({ value, label }: { readonly value: string | null; readonly label: string }) {
  if (!value || !isHttpUrl(value)) return <Address value={value} />
  return <chakra.img src={value} alt={label} maxH="40" maxW="full" borderRadius="l2" />
}

function Seconds({ value }: { readonly value: number | null }) {
  const text = useText()
  return value === null ? <None /> : text('mission.secondsOf', { count: value })
}

function Skip({ value }: { readonly value: number | null }) {
  const text = useText()
  return value === null ? text('mission.content.skip.never') : <Seconds value={value} />
}

/** The names that an email uses, or the values that a page is handed. */
function Variables({ value }: { readonly value: TaskContents['email' | 'html_playable']['variables'] }) {
  return <Address value={value.map((one) => (typeof one === 'string' ? `{{${one}}}` : `${one.name}=${one.value}`)).join(', ')} />
}

function None() {
  const text = useText()
  return <>{text('value.none')}</>
}
