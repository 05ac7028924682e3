import type { TaskTypeCode } from '@console/contract'
import type { Locale } from '@console/module'
import { lazyPart, type Preloadable, SkeletonPage } from '@console/ui'
import type { ComponentType, ReactNode } from 'react'
import type { MissionValues } from '../mission-values.ts'
import { withFirstPage, withoutFirstPage } from './survey/survey-values.ts'

type Content = MissionValues['content']
type Fields = (props: { readonly label: string }) => ReactNode
interface OfMission {
  readonly of: MissionValues
}

/** `content-view.tsx` shows each field that some type has. */
interface MissionType {
  /** Form fields of its content; null if it has none. `label` is that of all of them together. */
  readonly Fields: Fields | null
  /** The mission on the phone; third-party code is only described. */
  readonly Screen: ComponentType<OfMission> & Preloadable
  /** The preview, if it is more than the screen. `language` is that of the app. */
  readonly Preview?: ComponentType<OfMission & { readonly language: Locale }>
  /** Everything at once, to be read or printed, if that is not the screen. */
  readonly Whole?: ComponentType<OfMission> & Preloadable
  /** Adds what the form begins with, if an empty content is not enough. */
  readonly begin?: (content: Content) => Content
  /** Leaves out what `begin` added, as long as it is unchanged. */
  readonly entered?: (content: Content) => Content
}

const fields = <File,>(load: () => Promise<File>, pick: (file: File) => Fields) => lazyPart(load, pick, { fallback: <SkeletonPage /> })

/** Parts of one name share a chunk, since each chunk costs the module's entry a name and a hash. */
export const MISSION_TYPES: Readonly<Record<TaskTypeCode, MissionType>> = {
  metric_event: {
    Fields: null,
    Screen: lazyPart(
      () => import(/* webpackChunkName: "mission-parts" */ './metric-event/metric-event-screen.tsx'),
      (file) => file.MetricEventScreen,
    ),
  },
  article: {
    Fields: fields(
      () => import(/* webpackChunkName: "mission-fields" */ './article/article-fields.tsx'),
      (file) => file.ArticleFields,
    ),
    Screen: lazyPart(
      () => import(/* webpackChunkName: "mission-parts" */ './article/article-screen.tsx'),
      (file) => file.ArticleScreen,
    ),
  },
  email: {
    Fields: fields(
      () => import(/* webpackChunkName: "mission-fields" */ './email/email-fields.tsx'),
      (file) => file.EmailFields,
    ),
    Screen: lazyPart(
      () => import(/* webpackChunkName: "mission-parts" */ './email/email-screen.tsx'),
      (file) => file.EmailScreen,
    ),
    Preview: lazyPart(
      () => import(/* webpackChunkName: "mission-parts" */ './email/email-preview.tsx'),
      (file) => file.EmailPreview,
    ),
  },
  html_playable: {
    Fields: fields(
      () => import(/* webpackChunkName: "mission-fields" */ './html-playable/playable-fields.tsx'),
      (file) => file.PlayableFields,
    ),
    Screen: lazyPart(
      () => import(/* webpackChunkName: "mission-parts" */ './html-playable/playable-screen.tsx'),
      (file) => file.PlayableScreen,
    ),
    Preview: lazyPart(
      () => import(/* webpackChunkName: "mission-parts" */ './html-playable/playable-lab.tsx'),
      (file) => file.PlayableLab,
    ),
  },
  video: {
    Fields: fields(
      () => import(/* webpackChunkName: "mission-fields" */ './video/video-fields.tsx'),
      (file) => file.VideoFields,
    ),
    Screen: lazyPart(
      () => import(/* webpackChunkName: "mission-parts" */ './video/video-screen.tsx'),
      (file) => file.VideoScreen,
    ),
  },
  survey: {
    Fields: fields(
      () => import('./survey/survey-fields.tsx'),
      (file) => file.SurveyFields,
    ),
    Screen: lazyPart(
      () => import(/* webpackChunkName: "mission-parts" */ './survey/survey-screen.tsx'),
      (file) => file.SurveyScreen,
    ),
    Whole: lazyPart(
      () => import(/* webpackChunkName: "mission-parts" */ './survey/survey-screen.tsx'),
      (file) => file.SurveyWhole,
    ),
    begin: withFirstPage,
    entered: withoutFirstPage,
  },
}
