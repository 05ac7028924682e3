import type { TaskTypeCode } from '@console/contract'
import { Notice, Section } from '@console/ui'
import type { ComponentType } from 'react'
import { useText } from '../mission-text.ts'
import { ArticleFields } from './article-fields.tsx'
import { EmailFields } from './email-fields.tsx'

/** The fields of each type's content; a metric event has none. */
const FIELDS: Partial<Readonly<Record<TaskTypeCode, ComponentType | null>>> = {
  metric_event: null,
  article: ArticleFields,
  email: EmailFields,
}

/** Returns whether missions of a type can be made in this console. */
export const hasFields = (type: TaskTypeCode): boolean => FIELDS[type] !== undefined

/** The content of a type that has no fields stays as it is. */
export function ContentFields({ type }: { readonly type: TaskTypeCode }) {
  const text = useText()
  const Fields = FIELDS[type]
  if (Fields === null) return null
  return (
    <Section title={text('mission.content')} key={type}>
      {Fields ? <Fields /> : <Notice>{text('mission.content.kept')}</Notice>}
    </Section>
  )
}
